import type { Sharp } from 'sharp'
import { loadSharp } from './load-sharp.ts'
import { MAX_PIXELS } from './image-limits.ts'
import type { Rendition } from './rendition.ts'

/** Renders an image in another width and format; null if it cannot be decoded or has too many pixels. */
export async function tryRenderRendition(body: Uint8Array, { width, mimeType }: Rendition): Promise<Uint8Array | null> {
  const sharp = await loadSharp()
  const resized = sharp(body, { limitInputPixels: MAX_PIXELS }).rotate().resize({ width, withoutEnlargement: true })
  try {
    return await encodeRendition(resized, mimeType)
  } catch {
    return null
  }
}

function encodeRendition(image: Sharp, mimeType: Rendition['mimeType']): Promise<Buffer> {
  switch (mimeType) {
    case 'image/avif':
      return image.avif({ quality: 55, effort: 3 }).toBuffer()
    case 'image/webp':
      return image.webp({ quality: 78 }).toBuffer()
    case 'image/jpeg':
      return image.jpeg({ quality: 80, mozjpeg: true }).toBuffer()
    case 'image/png':
      return image.png().toBuffer()
    default:
      return mimeType satisfies never
  }
}
