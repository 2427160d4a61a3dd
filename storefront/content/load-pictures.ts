import { type ImageRef, loadImagesWithFallbacks } from '@hydrant/client/image-contents.ts'
import type { PictureContent } from '@hydrant/page-builder/registry/data-requirements.ts'
import type { ShopContext } from '../shop-context.ts'

/** Loads pictures of the media library by content key; one that cannot be loaded is reported and keeps its old URL. */
export async function loadPictures(
  { client, siteId, reportError }: Pick<ShopContext, 'client' | 'siteId' | 'reportError'>,
  images: readonly ImageRef[],
): Promise<Readonly<Record<string, PictureContent>>> {
  if (images.length === 0) return {}
  const pictures = await loadImagesWithFallbacks(images, {
    content: client.delivery,
    siteId,
    warn: (message) => reportError(new Error(message)),
  })
  return Object.fromEntries(pictures)
}
