import ConveneDiff

/// The one place that decides how a host follows its declaration.
///
/// - One update at a time. A newer declaration waits, the newest wins, and it is compared with what
///   is then on screen. Each completion is called once, in order.
/// - Without a window the data are swapped, no cell is made, and the host reloads once when it
///   gets one. The first content is a reload.
/// - Data are swapped inside the host's batch, never before.
/// - Selection, focus and scroll position are kept by identity.
/// - An update that is asked for while the host asks for views or sizes waits for the next turn of
///   the main thread: a host in the middle of its layout can't take one.
///
/// It is held by its host and holds it weakly. It retains the newest declaration, with the arrays
/// and closures in it. Everything happens on the main thread.
@MainActor
package final class ListDriver<Host: ListHost> {
  package typealias View = Host.View

  package private(set) weak var host: Host?
  package let diagnostics = ListDiagnostics()
  /// What the host is to show: its data source.
  package internal(set) var content = ListContent<View>()
  /// What the newest update did.
  package internal(set) var lastUpdate: UpdateSummary? {
    didSet { if let lastUpdate { onUpdate?(lastUpdate) } }
  }
  /// Is told of what each update did.
  package var onUpdate: (@MainActor (UpdateSummary) -> Void)?
  /// What an element is called where changes are explained; `nil`: by its identifier.
  package var naming: (@MainActor (ElementColumn, Int) -> String?)?
  /// Called when other items are selected: by the user, or because selected ones have gone.
  package var onSelectionChange: (@MainActor () -> Void)?
  /// Called when the list has closures for callbacks that it had none for so far.
  package var onCallbacksChange: (@MainActor () -> Void)?

  /// The views that show something, by what they show.
  var shown = ShownViews<View>()
  /// What was seen last, where the data have changed since without being shown.
  var lastSeen: SeenList<View>?
  /// A selection that was asked for since then, from the list and what is kept by identity.
  var wantedSelection: (@MainActor (ListContent<View>, Set<ItemIndex>) -> Set<ItemIndex>)?
  /// What the user has folded and unfolded of what the list keeps, also of sections that have gone.
  var expanded: [SectionIdentity: Bool] = [:]
  /// The selected items of folded sections, in the unfolded list.
  package internal(set) var foldedSelection: Set<ItemIndex> = []
  /// The room around and between a section's items, where the declaration doesn't say it.
  package var sectionSpacing: (@MainActor (Int) -> SectionSpacing?)?
  /// The callbacks that anything seen so far has closures for.
  var usedCallbacks: Set<String> = []
  /// The items that menus and the like were made for.
  var subjects = CallbackSubjects<View>()
  /// Whether a content was ever shown.
  var wasShown = false
  /// Whether the host was told to reload and hasn't read its counts since.
  var awaitsLayout = false
  /// Rises whenever other data are the host's.
  var contentGeneration = 0
  /// The newest list as it was laid out last for its views' sizes.
  var measured: MeasuredList?
  /// Whether the host's layout was told to pin headers.
  var pinsHeaders = false
  /// What was reported last of identifiers that occur more than once.
  var reportedDuplicates: [ListDiagnostic] = []
  /// Reuse identifiers and the classes that they stood for first.
  var classes: [ReuseName: any ReusableView.Type] = [:]
  /// What the host has made known.
  var registered: Set<RegisteredName> = []
  /// The updates that are still to come, and those on their way.
  let updates = UpdateQueue<View>()
  /// How many questions of the host are being answered, one within the other.
  var answering = 0
  /// The calls of the app's own delegate that are being made, one within the other.
  var delegateCalls: Set<DelegateCall> = []
  /// The ends that were told.
  var ends = ReachedEnds<View>()
  /// Whether the next turn of the main thread will look whether an end is near.
  var isEndPending = false

  private var declaration: (@MainActor (Conv<View>) -> Void)?
  private var declared: Conv<View>?
  private var newest: Conv<View>?
  private var isDeclaring = false
  /// How often the newest declaration was made a content.
  private(set) var readings = 0
  private let liveRows = LiveRowReader()

  package init(host: Host) {
    self.host = host
    diagnostics.tell = { [weak self] tell in self?.answer(tell) ?? tell() }
    liveRows.onChange = { [weak self] in
      // A declaration that waits for its update brings the rows with it.
      if let self, declared == nil { update() }
    }
  }

  isolated deinit { updates.endAll() }

  // MARK: Declaring

  /// Begins a new declaration, which the next update takes.
  package func conv() -> Conv<View> {
    requireMainActor("conv()")
    let conv = Conv<View>()
    declared = conv
    declaration = nil
    return conv
  }

  /// Keeps a declaration, which each update runs again.
  package func conv(_ declare: @escaping @MainActor (Conv<View>) -> Void) {
    requireMainActor("conv(_:)")
    declaration = declare
    declared = nil
  }

  /// The content of the newest declaration.
  func newestContent() -> ListContent<View> {
    readings += 1
    if let declaration, !isDeclaring {
      isDeclaring = true
      let conv = Conv<View>()
      declaration(conv)
      newest = conv
      isDeclaring = false
    } else if let declared {
      self.declared = nil
      newest = declared
    }
    guard let newest else { return content }
    liveRows.beginReading()
    return newest.content(expanded: expanded) { liveRows.read($0) }
  }

  // MARK: The host's life

  /// The host can show changes now.
  package func hostBecameReady() {
    if declared != nil || (declaration != nil && !wasShown) {
      update()
    } else if lastSeen != nil, updates.waiting == nil {
      // It supersedes nothing: what is compared meanwhile is newer, and what waits reloads as well.
      enqueue(UpdateRequest(content: content, isReload: true), superseding: [])
    }
  }

  /// Takes the host's list away from this driver, which does nothing from now on.
  ///
  /// What waits, or is in motion, completes with `false`.
  package func end() {
    host?.end()
    host = nil
    declaration = nil
    declared = nil
    newest = nil
    content = ListContent()
    shown = ShownViews()
    lastSeen = nil
    wantedSelection = nil
    foldedSelection = []
    updates.endAll()
  }
}

/// A list as it was seen last.
struct SeenList<View: AnyObject> {
  let content: ListContent<View>
  let viewport: ListViewport
  /// The selected items of folded sections, in the unfolded list.
  let foldedSelection: Set<ItemIndex>
}
