import { brands } from '@hydrant/demo/art/brands.ts'
import type { DemoCategory, DemoShop } from '@hydrant/demo/model.ts'
import { toBrandCategoryKey } from '@hydrant/demo/categories.ts'
import { toMediaId, imageKeys } from './media.ts'
import { demoIds } from './record-ids.ts'

/** Converts the demo categories to records, parents before children; brands show their logo. */
export function toCategories({ categories }: Pick<DemoShop, 'categories'>) {
  const logos = new Map<string, string>(brands.map(({ key }) => [toBrandCategoryKey(key), imageKeys.logo(key)]))
  const imageKeyOf = ({ key, tile }: DemoCategory) => (tile === undefined ? logos.get(key) : imageKeys.tile(key))
  return categories.map((category, index) => {
    const lineage = getCategoryWithAncestors(category.key, categories)
    const imageKey = imageKeyOf(category)
    return {
      id: demoIds.category(category.key),
      parentId: category.parentKey === null ? null : demoIds.category(category.parentKey),
      ancestorIds: lineage.slice(0, -1).map(({ key }) => demoIds.category(key)),
      path: lineage.map(({ name }) => name),
      description: category.description,
      sortOrder: index,
      isNavigational: category.isNavigational ?? true,
      tileMediaId: imageKey === undefined ? null : toMediaId(imageKey),
    }
  })
}

/** Returns a category and all its ancestors, root first. */
export function getCategoryWithAncestors(key: string, categories: readonly DemoCategory[]): DemoCategory[] {
  const category = categories.find((candidate) => candidate.key === key)
  if (category === undefined) throw new Error(`The demo shop has no category '${key}'.`)
  return category.parentKey === null
    ? [category]
    : [...getCategoryWithAncestors(category.parentKey, categories), category]
}
