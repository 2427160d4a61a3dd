/** A category as the tree shows it. */
export interface Category {
  readonly id: string
  readonly name: string
  /** Null: at the top. */
  readonly parentId: string | null
  readonly sortOrder: number
  readonly isInMenu: boolean
}

/** A category with its depth in the tree, from 0 on, and its place among its siblings. */
export interface PlacedCategory extends Category {
  readonly depth: number
  readonly position: number
  readonly siblingCount: number
}

/** Lists a tree from top to bottom: every category before what is inside it, siblings in their order. */
export function listTree(
  categories: readonly Category[],
  parentId: string | null = null,
  depth = 0,
): readonly PlacedCategory[] {
  const siblings = listChildren(categories, parentId)
  return siblings.flatMap((category, position) => [
    { ...category, depth, position, siblingCount: siblings.length },
    ...listTree(categories, category.id, depth + 1),
  ])
}

/** Lists the categories that a category can be moved into: not itself, nor what is inside it. */
export function listPossibleParents(categories: readonly Category[], id: string): readonly PlacedCategory[] {
  const inside = new Set([id, ...listTree(categories, id).map((one) => one.id)])
  return listTree(categories).filter((one) => !inside.has(one.id))
}

/** A place in the tree: inside a category (null: at the top), before the sibling that has this position now. */
export interface Place {
  readonly parentId: string | null
  readonly position: number
}

/** What moving a category changes: the parent and order of the category, and the order of its new siblings. */
export interface PlacementChange {
  readonly id: string
  readonly parentId: string | null
  readonly sortOrder: number
}

/** Plans the move of a category to a place; categories whose parent and order stay are left out. */
export function planMove(categories: readonly Category[], id: string, place: Place): readonly PlacementChange[] {
  const moved = categories.find((one) => one.id === id)
  if (moved === undefined) return []
  const siblings = listChildren(categories, place.parentId)
  const ownPosition = siblings.findIndex((one) => one.id === id)
  const others = siblings.filter((one) => one.id !== id)
  const target = ownPosition !== -1 && ownPosition < place.position ? place.position - 1 : place.position
  const position = Math.max(0, Math.min(others.length, target))
  const placed = others.toSpliced(position, 0, moved)
  return placed.flatMap((one, sortOrder) =>
    one.sortOrder === sortOrder && one.parentId === place.parentId
      ? []
      : [{ id: one.id, parentId: place.parentId, sortOrder }],
  )
}

function listChildren(categories: readonly Category[], parentId: string | null): readonly Category[] {
  return categories
    .filter((one) => one.parentId === parentId)
    .toSorted((one, other) => one.sortOrder - other.sortOrder || (one.name < other.name ? -1 : 1))
}
