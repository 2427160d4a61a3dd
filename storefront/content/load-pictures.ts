import { type ImageRef, readImages } from '@hydrant/client/image-contents.ts'
import type { PictureContent } from '@hydrant/page-builder/registry/needs.ts'
import type { ShopContext } from '../shop-context.ts'

/**
 * Pictures of the media library by their content keys; one that cannot be read is warned of and shown from where it
 * was.
 */
export async function loadPictures(
  { client, siteId, reportError }: Pick<ShopContext, 'client' | 'siteId' | 'reportError'>,
  images: readonly ImageRef[],
): Promise<Readonly<Record<string, PictureContent>>> {
  if (images.length === 0) return {}
  const found = await readImages(images, {
    content: client.delivery,
    siteId,
    warn: (message) => reportError(new Error(message)),
  })
  return Object.fromEntries(found)
}
