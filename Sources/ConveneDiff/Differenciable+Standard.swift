// Plain strings and numbers can be listed as they are: each is its own identifier.
extension String: Differenciable {}
extension Int: Differenciable {}
