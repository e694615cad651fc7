// The first form of a declaration (slide 12), on UIKit. It is as it stands there, but for these edits:
//
// 1. A closure's parameters with a type stand in parentheses: `{ (user, item: Item<UserCell>) in`.
// 2. `item.size = ...` has sizes in it, and the note "※2" is gone.
// 3. Users, hobbies, teams, their section types and their cells, which the slide doesn't show.

enum FirstForm {
  enum SectionType: String, CaseIterable, Differenciable {
    case users
    case hobbies
    case teams

    var differenceIdentifier: DifferenceIdentifier { rawValue }
  }

  struct User: Differenciable, Equatable {
    var name: String
    var differenceIdentifier: DifferenceIdentifier { name }
  }

  struct Hobby: Differenciable, Equatable {
    var title: String
    var differenceIdentifier: DifferenceIdentifier { title }
  }

  struct Team: Differenciable, Equatable {
    var title: String
    var differenceIdentifier: DifferenceIdentifier { title }
  }

  class LabelCell: UICollectionViewCell {
    private(set) lazy var label: UILabel = {
      let label = UILabel()
      contentView.addSubview(label)
      label.equalToParent()
      return label
    }()
  }

  final class UserCell: LabelCell {
    func configure(with user: User) { label.text = user.name }
  }

  final class ItemCell: LabelCell {
    func configure(with hobby: Hobby) { label.text = hobby.title }
    func configure(with team: Team) { label.text = team.title }
  }

  final class ViewController: UIViewController {
    let collectionView: UICollectionView = {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400),
        collectionViewLayout: UICollectionViewFlowLayout())
      view.register(UserCell.self, forCellWithReuseIdentifier: "ACell")
      view.register(ItemCell.self, forCellWithReuseIdentifier: "BCell")
      view.register(ItemCell.self, forCellWithReuseIdentifier: "CCell")
      return view
    }()
    var users = [User(name: "Ada"), User(name: "Grace")]
    var hobbies = [Hobby(title: "Chess")]
    var teams = [Team(title: "Red"), Team(title: "Blue")]

    func declare() {
      collectionView
        .conv()
        .create(for: SectionType.allCases) { (sectionType, section) in
          switch sectionType {
          case .users:
            section.create(for: users) { (user, item: Item<UserCell>) in
              item.reusableIdentifier = "ACell"
              item.size = CGSize(width: 300, height: 60)
              item.configureCell({ cell, _ in
                cell.configure(with: user)
              })
            }
          case .hobbies:
            section.create(for: hobbies) { (hobby, item: Item<ItemCell>) in
              item.reusableIdentifier = "BCell"
              item.size = CGSize(width: 150, height: 40)
              item.configureCell({ cell, _ in
                cell.configure(with: hobby)
              })
            }
          case .teams:
            section.create(for: teams) { (team, item: Item<ItemCell>) in
              item.reusableIdentifier = "CCell"
              item.size = CGSize(width: 150, height: 40)
              item.configureCell({ cell, _ in
                cell.configure(with: team)
              })
            }
          }
        }
    }
  }
}
