import { type Result, ok, err } from '@hydrant/kernel/result/result.ts'
import type { Metadata, Sharp, SharpOptions } from 'sharp'
import { loadSharp } from '../load-sharp.ts'
import { MOST_PIXELS } from '../pixels.ts'
import { intakeRefusals } from './errors.ts'
import type { KeptFile, PictureType } from './file-kind.ts'

/** By what the reader calls them. */
const FORMATS = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
  'image/gif': 'gif',
} as const satisfies Record<PictureType, string>

/** How long one picture may be worked on. */
const PATIENCE_SECONDS = 120

/**
 * A picture written anew, of which nothing is left but the picture: turned the way it was held, without what the camera
 * noted of place and time, and without whatever else stood in the file. Colours keep their profile, except those for
 * print, which browsers cannot show.
 */
export async function readPicture(path: string, mimeType: PictureType): Promise<Result<KeptFile>> {
  const sharp = await loadSharp()
  const options: SharpOptions = {
    animated: mimeType === 'image/gif' || mimeType === 'image/webp',
    failOn: 'error',
    limitInputPixels: MOST_PIXELS,
  }
  const facts = await sharp(path, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (facts === null || facts.format !== FORMATS[mimeType]) return err(intakeRefusals.brokenPicture)
  if (facts.width * facts.height > MOST_PIXELS) return err(intakeRefusals.tooManyPixels)
  try {
    const { data, info } = await encode(prepared(sharp(path, options), facts), mimeType)
      .timeout({ seconds: PATIENCE_SECONDS })
      .toBuffer({ resolveWithObject: true })
    return ok({ mimeType, mediaType: 'Image', body: data, width: info.width, height: info.pageHeight ?? info.height })
  } catch {
    return err(intakeRefusals.brokenPicture)
  }
}

function prepared(picture: Sharp, { orientation = 1, pages = 1, space }: Metadata): Sharp {
  const upright = orientation > 1 && pages === 1 ? picture.autoOrient() : picture
  return space === 'cmyk' ? upright.toColourspace('srgb') : upright.keepIccProfile()
}

function encode(picture: Sharp, mimeType: PictureType): Sharp {
  switch (mimeType) {
    case 'image/jpeg':
      return picture.jpeg({ quality: 90 })
    case 'image/png':
      return picture.png()
    case 'image/webp':
      return picture.webp({ quality: 90 })
    case 'image/avif':
      return picture.avif({ quality: 75, effort: 2 })
    case 'image/gif':
      return picture.gif()
    default:
      return mimeType satisfies never
  }
}
