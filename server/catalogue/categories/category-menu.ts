import type { MenuItem } from '@hydrant/contract/shop/category-menu.ts'
import * as messages from '@hydrant/messages/compiled/server/catalogue.js'
import { toProductMedia } from '../media-body.ts'
import type { CategoryWithImages } from './store.ts'

/** Which details of the menu a response contains. */
export interface MenuOptions {
  readonly addHomeMenuItem: boolean
  readonly includeImageUrl: boolean
  /** The maximum number of items on each level of a menu; null: no limit. */
  readonly maxItems: number | null
}

/**
 * Builds the menu of categories, which are in sibling order. Categories without their parent in the list are left out.
 */
export function toCategoryMenu(
  categories: ReadonlyArray<Omit<CategoryWithImages, 'banner'>>,
  options: MenuOptions,
): MenuItem[] {
  const byParent = Map.groupBy(categories, ({ category }) => category.parentId)
  const childItems = (parentId: string | null): MenuItem[] =>
    (byParent.get(parentId) ?? []).slice(0, options.maxItems ?? undefined).map(({ category, tile }) => ({
      id: category.id,
      label: category.name,
      actionType: 'InternalLink',
      actionValue: `/category/${category.id}`,
      target: 'CurrentWindow',
      ...(options.includeImageUrl && {
        imageUrl: tile === null ? null : toProductMedia({ ...tile, sortOrder: 0 }).url,
      }),
      active: true,
      subMenu: childItems(category.id),
    }))
  return options.addHomeMenuItem ? [createHomeItem(), ...childItems(null)] : childItems(null)
}

function createHomeItem(): MenuItem {
  return {
    label: messages.home(),
    actionType: 'InternalLink',
    actionValue: '/',
    target: 'CurrentWindow',
    active: true,
    subMenu: [],
  }
}
