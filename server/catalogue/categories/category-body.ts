import type { ProductMedia, ProductMediaGroup } from '@hydrant/contract/shared/image.ts'
import type { FieldMap } from '@hydrant/contract/shared/schema.ts'
import type { CategoryDetail, CategoryRef } from '@hydrant/contract/shop/category.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { toProductMedia } from '../media-body.ts'
import { sanitizeDescription } from '../sanitize-description.ts'
import type { Category, CategoryImage, CategoryWithImages } from './store.ts'

/** Which details of a category a response contains. Empty lists of names mean all. */
export interface CategoryView {
  readonly fields: readonly string[]
  readonly mediaGroups: readonly string[]
  readonly excludeFields: boolean
  readonly excludeMedia: boolean
}

/**
 * Converts a category for the API; `products` is the number of products that the shopper may see in it and below it.
 */
export function toCategoryDetail(
  categoryWithImages: CategoryWithImages,
  view: CategoryView,
  context: { products: number; catalogId: string },
): CategoryDetail {
  const { category } = categoryWithImages
  const tileImage = view.excludeMedia ? null : toMedia(categoryWithImages.tile)
  const bannerImage = view.excludeMedia ? null : toMedia(categoryWithImages.banner)
  return {
    id: category.id,
    urlName: category.urlName,
    fields: view.excludeFields ? {} : pickFields(toCategoryFields(category, context), view.fields),
    bannerImage,
    tileImage,
    mediaGroups: [...toMediaGroup('bannerImage', bannerImage), ...toMediaGroup('tileImage', tileImage)].filter(
      (mediaGroup) => view.mediaGroups.length === 0 || view.mediaGroups.includes(mediaGroup.developerName),
    ),
  }
}

/** Converts a category to the short form that is used in paths and search results. */
export function toCategoryRef({
  id,
  name,
  description,
  urlName,
}: Pick<Category, 'id' | 'name' | 'description' | 'urlName'>): CategoryRef {
  return { id, name, description: description === null ? null : sanitizeDescription(description), urlName }
}

function toCategoryFields(
  category: Category,
  { products, catalogId }: { products: number; catalogId: string },
): FieldMap {
  return {
    Name: category.name,
    Description: category.description === null ? null : sanitizeDescription(category.description),
    NumberOfProducts: String(products),
    IsNavigational: String(category.isNavigational),
    ParentCategoryId: category.parentId,
    CatalogId: catalogId,
    SortOrder: String(category.sortOrder),
  }
}

function pickFields(fields: FieldMap, names: readonly string[]): FieldMap {
  return names.length === 0
    ? fields
    : Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))
}

function toMedia(image: CategoryImage | null): ProductMedia | null {
  return image === null ? null : toProductMedia({ ...image, sortOrder: 0 })
}

function toMediaGroup(developerName: 'bannerImage' | 'tileImage', image: ProductMedia | null): ProductMediaGroup[] {
  if (image === null) return []
  const isBanner = developerName === 'bannerImage'
  return [
    {
      id: createIdFromKey('2mg', developerName),
      developerName,
      name: isBanner ? 'Banner Image' : 'Tile Image',
      usageType: isBanner ? 'Banner' : 'Tile',
      mediaItems: [image],
    },
  ]
}
