import Type, { type Static } from 'typebox'
import { Choice, Nullable } from './schema.ts'

/** One image, document or video; the address is absolute or relative to the site. */
export const ProductMedia = Type.Object({
  id: Nullable(Type.String()),
  url: Type.String(),
  thumbnailUrl: Nullable(Type.String()),
  title: Type.String(),
  alternateText: Nullable(Type.String()),
  /** The same text under the name that some clients read. */
  alternativeText: Type.Optional(Nullable(Type.String())),
  mediaType: Choice(['Image', 'Document', 'Video']),
  sortOrder: Type.Integer(),
  contentVersionId: Nullable(Type.String()),
})
export type ProductMedia = Static<typeof ProductMedia>

/** Media that serve one use, such as the list image or the attachments. */
export const ProductMediaGroup = Type.Object({
  id: Type.String(),
  developerName: Type.String(),
  name: Type.String(),
  usageType: Choice(['Attachment', 'Banner', 'Listing', 'Standard', 'Thumbnail', 'Tile']),
  mediaItems: Type.Array(ProductMedia),
})
export type ProductMediaGroup = Static<typeof ProductMediaGroup>

/** What stands in for a product without an image. */
export const DEFAULT_PRODUCT_IMAGE: Readonly<ProductMedia> = {
  id: null,
  mediaType: 'Image',
  sortOrder: 0,
  alternateText: '',
  alternativeText: '',
  contentVersionId: null,
  thumbnailUrl: null,
  title: 'image',
  url: '/img/b2b/default-product-image.svg',
}
