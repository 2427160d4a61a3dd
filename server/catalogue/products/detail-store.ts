import type { ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { defineStatement } from '@hydrant/database/connection/statement.ts'
import { toAnyOfCondition } from '@hydrant/database/connection/text-array.ts'
import { attributeSet, attributeSetItem } from '@hydrant/database/schema/attribute-sets.ts'
import {
  attributeDefinition,
  product,
  productMedia,
  productSellingModel,
  sellingModel,
} from '@hydrant/database/schema/catalogue.ts'
import { media } from '@hydrant/database/schema/media.ts'
import { and, asc, desc, eq, getTableColumns, ne } from 'drizzle-orm'

/** An image or document of a product, and its use. */
export interface MediaRecord {
  readonly productId: string
  readonly usage: 'Listing' | 'Standard' | 'Attachment'
  readonly sortOrder: number
  readonly id: string
  readonly contentKey: string
  readonly title: string
  readonly alternateText: string
  readonly mediaType: 'Image' | 'Document' | 'Video'
  readonly externalUrl: string | null
}

const mediaColumns = {
  productId: productMedia.productId,
  usage: productMedia.usage,
  sortOrder: productMedia.sortOrder,
  id: media.id,
  contentKey: media.contentKey,
  title: media.title,
  alternateText: media.alternateText,
  mediaType: media.mediaType,
  externalUrl: media.externalUrl,
}

/** Finds the media of products, in order within each use. */
export function findMedia(db: ReadOnlyDb, productIds: readonly string[]): Promise<MediaRecord[]> {
  return db
    .select(mediaColumns)
    .from(productMedia)
    .innerJoin(media, eq(media.id, productMedia.mediaId))
    .where(toAnyOfCondition(productMedia.productId, productIds))
    .orderBy(asc(productMedia.sortOrder), asc(media.id))
}

/** Finds the image that `pickDefaultImage` would pick from all media of each product; products without one are missing. */
export function findDefaultImageRecords(db: ReadOnlyDb, productIds: readonly string[]): Promise<MediaRecord[]> {
  return defaultImagesQuery(db, { productIds })
}

const defaultImagesQuery = defineStatement<{ readonly productIds: readonly string[] }>()((db, parameters) =>
  db
    .selectDistinctOn([productMedia.productId], mediaColumns)
    .from(productMedia)
    .innerJoin(media, eq(media.id, productMedia.mediaId))
    .where(
      and(
        toAnyOfCondition(productMedia.productId, parameters.productIds),
        eq(media.mediaType, 'Image'),
        ne(productMedia.usage, 'Attachment'),
      ),
    )
    .orderBy(
      asc(productMedia.productId),
      desc(eq(productMedia.usage, 'Listing')),
      asc(productMedia.sortOrder),
      asc(media.id),
    ),
)

/** A selling model: one-time, or a subscription with its terms. */
export type SellingModel = typeof sellingModel.$inferSelect

/** Finds the selling models of products, each product's default one first. */
export function findSellingModels(
  db: ReadOnlyDb,
  productIds: readonly string[],
): Promise<Array<SellingModel & { productId: string }>> {
  return db
    .select({ ...getTableColumns(sellingModel), productId: productSellingModel.productId })
    .from(productSellingModel)
    .innerJoin(sellingModel, eq(sellingModel.id, productSellingModel.sellingModelId))
    .where(toAnyOfCondition(productSellingModel.productId, productIds))
    .orderBy(asc(productSellingModel.sortOrder), asc(sellingModel.id))
}

/** An attribute in which the variations of a parent differ. */
export interface VariationAxis extends Pick<
  typeof attributeSetItem.$inferSelect,
  'apiName' | 'label' | 'sequence' | 'viewType' | 'options'
> {
  readonly parentId: string
  /** The attribute's own label, where `label` is in another language. */
  readonly ownLabel?: string
  readonly attributeSet: Pick<typeof attributeSet.$inferSelect, 'id' | 'developerName' | 'label'>
}

/** Finds the attributes in which the variations of parents differ, in order. */
export function findVariationAxes(db: ReadOnlyDb, parentIds: readonly string[]): Promise<VariationAxis[]> {
  const { apiName, label, sequence, viewType, options } = attributeSetItem
  const set = { id: attributeSet.id, developerName: attributeSet.developerName, label: attributeSet.label }
  return db
    .select({ parentId: product.id, attributeSet: set, apiName, label, sequence, viewType, options })
    .from(product)
    .innerJoin(attributeSet, eq(attributeSet.id, product.attributeSetId))
    .innerJoin(attributeSetItem, eq(attributeSetItem.attributeSetId, attributeSet.id))
    .where(toAnyOfCondition(product.id, parentIds))
    .orderBy(asc(attributeSetItem.sequence), asc(attributeSetItem.apiName))
}

/** The definition of an attribute that products can be compared by. */
export type AttributeDefinition = typeof attributeDefinition.$inferSelect

/** Finds all attribute definitions, in the order in which product pages list them. */
export function findAttributeDefinitions(db: ReadOnlyDb): Promise<AttributeDefinition[]> {
  return db
    .select()
    .from(attributeDefinition)
    .orderBy(asc(attributeDefinition.sequence), asc(attributeDefinition.apiName))
}
