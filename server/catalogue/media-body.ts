import { DEFAULT_PRODUCT_IMAGE, type ProductMedia, type ProductMediaGroup } from '@hydrant/contract/shared/image.ts'
import { MEDIA_BASE } from '@hydrant/contract/shared/paths.ts'
import { idFromKey } from '@hydrant/kernel/identity/record-id.ts'

/** A picture or document with its place among others. */
export interface PlacedMedia {
  readonly id: string
  readonly contentKey: string
  readonly title: string
  readonly alternateText: string
  readonly mediaType: 'Image' | 'Document' | 'Video'
  readonly externalUrl: string | null
  readonly sortOrder: number
}

/** One medium on the wire: elsewhere by its own address, here by its content key. */
export function mediaBody(media: PlacedMedia): ProductMedia {
  return {
    id: media.id,
    url: media.externalUrl ?? `${MEDIA_BASE}/${media.contentKey}`,
    thumbnailUrl: null,
    title: media.title,
    alternateText: media.alternateText,
    alternativeText: media.alternateText,
    mediaType: media.mediaType,
    sortOrder: media.sortOrder,
    contentVersionId: null,
  }
}

const groups = [
  { usage: 'Listing', developerName: 'productListImage', name: 'Product List Image' },
  { usage: 'Standard', developerName: 'productDetailImage', name: 'Product Detail Images' },
  { usage: 'Attachment', developerName: 'attachment', name: 'Attachments' },
] as const

type ProductMediaUse = PlacedMedia & { readonly usage: (typeof groups)[number]['usage'] }

/** A product's media by use; uses without any are left out, and so are those that were not asked for when some were. */
export function mediaGroups(
  media: readonly ProductMediaUse[],
  developerNames: readonly string[] = [],
): ProductMediaGroup[] {
  return groups
    .filter((group) => developerNames.length === 0 || developerNames.includes(group.developerName))
    .flatMap(({ usage, developerName, name }) => {
      const mediaItems = media.filter((one) => one.usage === usage).map(mediaBody)
      return mediaItems.length === 0
        ? []
        : [{ id: idFromKey('2mg', developerName), developerName, name, usageType: usage, mediaItems }]
    })
}

/**
 * The picture that stands for a product: of the list, else the first of its page, else the drawing for products without
 * any.
 */
export function defaultImage(media: readonly ProductMediaUse[]): ProductMedia {
  const images = media.filter((one) => one.mediaType === 'Image')
  const best = images.find((one) => one.usage === 'Listing') ?? images.find((one) => one.usage === 'Standard')
  return best === undefined ? DEFAULT_PRODUCT_IMAGE : mediaBody(best)
}
