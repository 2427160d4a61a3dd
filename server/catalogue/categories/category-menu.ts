import type { MenuItem } from '@hydrant/contract/shop/category-menu.ts'
import { mediaBody } from '../media-body.ts'
import type { PicturedCategory } from './store.ts'

/** How much of the menu is told. */
export interface MenuOptions {
  readonly addHomeMenuItem: boolean
  readonly includeImageUrl: boolean
  /** How many entries a menu has on each of its levels; null: all. */
  readonly maxItems: number | null
}

/**
 * The menu made of categories that are in the order in which siblings are listed. Those whose parent is not among them
 * are left out.
 */
export function categoryMenu(
  categories: ReadonlyArray<Omit<PicturedCategory, 'banner'>>,
  options: MenuOptions,
): MenuItem[] {
  const byParent = Map.groupBy(categories, ({ category }) => category.parentId)
  const below = (parentId: string | null): MenuItem[] =>
    (byParent.get(parentId) ?? []).slice(0, options.maxItems ?? undefined).map(({ category, tile }) => ({
      id: category.id,
      label: category.name,
      actionType: 'InternalLink',
      actionValue: `/category/${category.id}`,
      target: 'CurrentWindow',
      ...(options.includeImageUrl && { imageUrl: tile === null ? null : mediaBody({ ...tile, sortOrder: 0 }).url }),
      active: true,
      subMenu: below(category.id),
    }))
  return options.addHomeMenuItem ? [home, ...below(null)] : below(null)
}

const home: MenuItem = {
  label: 'Home',
  actionType: 'InternalLink',
  actionValue: '/',
  target: 'CurrentWindow',
  active: true,
  subMenu: [],
}
