import { DEFAULT_PRODUCT_IMAGE, type ProductMedia, type ProductMediaGroup } from '@hydrant/contract/shared/image.ts'
import { MEDIA_BASE } from '@hydrant/contract/shared/paths.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'

/** An image or document with its position among others. */
export interface OrderedMedia {
  readonly id: string
  readonly contentKey: string
  readonly title: string
  readonly alternateText: string
  readonly mediaType: 'Image' | 'Document' | 'Video'
  readonly externalUrl: string | null
  readonly sortOrder: number
}

/** Converts a medium for the API: external ones have their own URL, stored ones a URL with their content key. */
export function toProductMedia(media: OrderedMedia): ProductMedia {
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

type ProductMediaUse = OrderedMedia & { readonly usage: (typeof groups)[number]['usage'] }

/**
 * Groups a product's media by usage, under the ids that the groups have as records (`ElectronicMediaGroup`). Leaves out
 * empty groups and, unless `developerNames` is empty, groups that are not named in it.
 */
export function toMediaGroups(
  media: readonly ProductMediaUse[],
  developerNames: readonly string[] = [],
): ProductMediaGroup[] {
  return groups
    .filter((group) => developerNames.length === 0 || developerNames.includes(group.developerName))
    .flatMap(({ usage, developerName, name }) => {
      const mediaItems = media.filter((medium) => medium.usage === usage).map(toProductMedia)
      return mediaItems.length === 0
        ? []
        : [{ id: createIdFromKey('2mg', usage), developerName, name, usageType: usage, mediaItems }]
    })
}

/** Returns the default image of a product: its listing image, or the first image of its page, or the placeholder. */
export function pickDefaultImage(media: readonly ProductMediaUse[]): ProductMedia {
  const images = media.filter((medium) => medium.mediaType === 'Image')
  const preferredImage =
    images.find((medium) => medium.usage === 'Listing') ?? images.find((medium) => medium.usage === 'Standard')
  return preferredImage === undefined ? DEFAULT_PRODUCT_IMAGE : toProductMedia(preferredImage)
}
