import type { ProductMedia, ProductMediaGroup } from '@hydrant/contract/shared/image.ts'
import type { FieldMap } from '@hydrant/contract/shared/schema.ts'
import type { CategoryDetail, CategoryRef } from '@hydrant/contract/shop/category.ts'
import { idFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { mediaBody } from '../media-body.ts'
import { safeText } from '../safe-text.ts'
import type { Category, CategoryPicture, PicturedCategory } from './store.ts'

/** How much of a category is told. Empty lists of names mean all. */
export interface CategoryView {
  readonly fields: readonly string[]
  readonly mediaGroups: readonly string[]
  readonly excludeFields: boolean
  readonly excludeMedia: boolean
}

/** A category on the wire. `products` is what the shopper finds in it and below it. */
export function categoryDetail(
  pictured: PicturedCategory,
  view: CategoryView,
  facts: { products: number; catalogId: string },
): CategoryDetail {
  const { category } = pictured
  const tileImage = view.excludeMedia ? null : picture(pictured.tile)
  const bannerImage = view.excludeMedia ? null : picture(pictured.banner)
  return {
    id: category.id,
    urlName: category.urlName,
    fields: view.excludeFields ? {} : pick(categoryFields(category, facts), view.fields),
    bannerImage,
    tileImage,
    mediaGroups: [...group('bannerImage', bannerImage), ...group('tileImage', tileImage)].filter(
      (one) => view.mediaGroups.length === 0 || view.mediaGroups.includes(one.developerName),
    ),
  }
}

/** A category by name, as it stands in paths and search results. */
export function categoryRef({
  id,
  name,
  description,
  urlName,
}: Pick<Category, 'id' | 'name' | 'description' | 'urlName'>): CategoryRef {
  return { id, name, description: description === null ? null : safeText(description), urlName }
}

function categoryFields(
  category: Category,
  { products, catalogId }: { products: number; catalogId: string },
): FieldMap {
  return {
    Name: category.name,
    Description: category.description === null ? null : safeText(category.description),
    NumberOfProducts: String(products),
    IsNavigational: String(category.isNavigational),
    ParentCategoryId: category.parentId,
    CatalogId: catalogId,
    SortOrder: String(category.sortOrder),
  }
}

function pick(fields: FieldMap, names: readonly string[]): FieldMap {
  return names.length === 0
    ? fields
    : Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))
}

function picture(image: CategoryPicture | null): ProductMedia | null {
  return image === null ? null : mediaBody({ ...image, sortOrder: 0 })
}

function group(developerName: 'bannerImage' | 'tileImage', image: ProductMedia | null): ProductMediaGroup[] {
  if (image === null) return []
  const isBanner = developerName === 'bannerImage'
  return [
    {
      id: idFromKey('2mg', developerName),
      developerName,
      name: isBanner ? 'Banner Image' : 'Tile Image',
      usageType: isBanner ? 'Banner' : 'Tile',
      mediaItems: [image],
    },
  ]
}
