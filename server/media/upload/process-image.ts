import { type Result, ok, err } from '@hydrant/kernel/result/result.ts'
import type { Metadata, Sharp, SharpOptions } from 'sharp'
import { loadSharp } from '../load-sharp.ts'
import { tooManyPixelsError, uploadErrors } from './errors.ts'
import type { ProcessedFile, ImageType } from './file-kind.ts'

/** The format names that sharp uses. */
const FORMATS = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
  'image/gif': 'gif',
} as const satisfies Record<ImageType, string>

/** The timeout for processing one image. */
const TIMEOUT_SECONDS = 120

/**
 * Encodes an image again, so that only the image remains: upright, without camera, place and time metadata or anything
 * else in the file. The colour profile is kept, except for print profiles, which browsers cannot show. Returns an error for
 * an image of more than `maxPixels`.
 */
export async function reencodeWithoutMetadata(
  path: string,
  mimeType: ImageType,
  maxPixels: number,
): Promise<Result<ProcessedFile>> {
  const sharp = await loadSharp()
  const options: SharpOptions = {
    animated: mimeType === 'image/gif' || mimeType === 'image/webp',
    failOn: 'error',
    limitInputPixels: maxPixels,
  }
  const metadata = await sharp(path, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (metadata === null || metadata.format !== FORMATS[mimeType]) return err(uploadErrors.brokenImage)
  if (metadata.width * metadata.height > maxPixels) return err(tooManyPixelsError(maxPixels))
  try {
    const { data, info } = await encodeUploadedImage(orientAndConvertColours(sharp(path, options), metadata), mimeType)
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer({ resolveWithObject: true })
    return ok({ mimeType, mediaType: 'Image', body: data, width: info.width, height: info.pageHeight ?? info.height })
  } catch {
    return err(uploadErrors.brokenImage)
  }
}

function orientAndConvertColours(image: Sharp, { orientation = 1, pages = 1, space }: Metadata): Sharp {
  const upright = orientation > 1 && pages === 1 ? image.autoOrient() : image
  return space === 'cmyk' ? upright.toColourspace('srgb') : upright.keepIccProfile()
}

function encodeUploadedImage(image: Sharp, mimeType: ImageType): Sharp {
  switch (mimeType) {
    case 'image/jpeg':
      return image.jpeg({ quality: 90 })
    case 'image/png':
      return image.png()
    case 'image/webp':
      return image.webp({ quality: 90 })
    case 'image/avif':
      return image.avif({ quality: 75, effort: 2 })
    case 'image/gif':
      return image.gif()
    default:
      return mimeType satisfies never
  }
}
