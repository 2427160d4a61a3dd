import { brands } from '@hydrant/demo/art/brands.ts'
import type { DemoCategory, DemoShop } from '@hydrant/demo/model.ts'
import { brandCategoryKey } from '@hydrant/demo/categories.ts'
import { mediaIdOf, pictureKeys } from './media.ts'
import { demoIds } from './record-ids.ts'

/** The category tree, parents before children; brands show their logo. */
export function categoriesOf({ categories }: Pick<DemoShop, 'categories'>) {
  const logos = new Map<string, string>(brands.map(({ key }) => [brandCategoryKey(key), pictureKeys.logo(key)]))
  const pictureOf = ({ key, tile }: DemoCategory) => (tile === undefined ? logos.get(key) : pictureKeys.tile(key))
  return categories.map((category, index) => {
    const lineage = lineageOf(category.key, categories)
    const picture = pictureOf(category)
    return {
      id: demoIds.category(category.key),
      parentId: category.parentKey === null ? null : demoIds.category(category.parentKey),
      ancestorIds: lineage.slice(0, -1).map(({ key }) => demoIds.category(key)),
      path: lineage.map(({ name }) => name),
      description: category.description,
      sortOrder: index,
      isNavigational: category.isNavigational ?? true,
      tileMediaId: picture === undefined ? null : mediaIdOf(picture),
    }
  })
}

/** A category and all above it, root first. */
export function lineageOf(key: string, categories: readonly DemoCategory[]): DemoCategory[] {
  const category = categories.find((candidate) => candidate.key === key)
  if (category === undefined) throw new Error(`The demo shop has no category '${key}'.`)
  return category.parentKey === null ? [category] : [...lineageOf(category.parentKey, categories), category]
}
