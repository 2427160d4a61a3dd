import type { CategoryNode, Structure } from '../index/document.ts'

/** Finds the navigational categories directly below a category (null: the top level), in their sort order. */
export function findNavigationalChildren(
  categories: readonly CategoryNode[],
  category: CategoryNode | null,
): CategoryNode[] {
  const depth = category === null ? 0 : category.ancestorIds.length + 1
  return categories
    .filter(
      ({ ancestorIds, isNavigational }) =>
        isNavigational && ancestorIds.length === depth && (category === null || ancestorIds.at(-1) === category.id),
    )
    .toSorted(
      (one, other) =>
        one.sortOrder - other.sortOrder ||
        compareTexts(one.name.toLowerCase(), other.name.toLowerCase()) ||
        compareTexts(one.id, other.id),
    )
}

/** Lists the ids of these categories and of those below them. */
export function listCategoryIdsUnder({ categories }: Structure, ids: readonly string[]): string[] {
  return categories
    .filter(({ id, ancestorIds }) => ids.includes(id) || ancestorIds.some((ancestorId) => ids.includes(ancestorId)))
    .map(({ id }) => id)
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
