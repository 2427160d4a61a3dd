import type { LibraryMedia } from '@hydrant/contract/admin/media.ts'
import { MEDIA_BASE } from '@hydrant/contract/shared/paths.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import type { ItemWithUses } from './service.ts'

/** Converts a file of the library for the API. */
export function toLibraryMedia(item: ItemWithUses): LibraryMedia {
  const {
    id,
    focalX,
    focalY,
    createdAt,
    contentKey,
    title,
    fileName,
    alternateText,
    isDecorative,
    mediaType,
    mimeType,
    byteSize,
    width,
    height,
    useCount,
    createdBy,
  } = item
  return {
    mediaId: id,
    contentKey,
    title,
    fileName,
    alternateText,
    isDecorative,
    mediaType,
    mimeType,
    byteSize,
    width,
    height,
    focalPoint: { x: focalX, y: focalY },
    url: `${MEDIA_BASE}/${contentKey}`,
    useCount,
    createdDate: toTimestamp(createdAt),
    createdBy,
  }
}
