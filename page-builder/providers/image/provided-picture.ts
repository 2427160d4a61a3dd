import type { PictureContent } from '../../registry/data-requirements.ts'
import type { ImageInfo } from './image-fields.ts'

/** A picture as expressions can use it. */
export interface ProvidedPicture {
  /** The URL to display. */
  readonly Url: string
  /** The URL of the original file. */
  readonly RawUrl: string
  readonly AltText: string
  /** The `srcset` of the picture, from which browsers choose a width; empty when it has only one. */
  readonly SrcSet: string
  readonly ContentKey: string
  readonly bgPosition?: string
  readonly bgSizeOrRepeat?: string
}

/** The properties of a picture that expressions can use. */
export const PICTURE_PARTS = [
  'Url',
  'RawUrl',
  'AltText',
  'SrcSet',
  'ContentKey',
  'bgPosition',
  'bgSizeOrRepeat',
] as const

/** Widths for mobiles, tablets and desktops, in pixels. */
const WIDTHS = [640, 960, 1920] as const
const MAX_WIDTH = 1920

/** Matches URLs of the shop's own media, which are the only ones that the server resizes. */
const MEDIA = /^\/cms\/delivery\/media\//
const SITE_FILES = /^\/sfsites\/c(?=\/)/

/**
 * Creates the value for a picture. `content` is its entry in the media library, null when it is unknown or could not be
 * loaded.
 */
export function toProvidedPicture(
  info: ImageInfo,
  content: PictureContent | null,
  { enableImageCache, disableResponsive }: { readonly enableImageCache: boolean; readonly disableResponsive: boolean },
): ProvidedPicture {
  const rawUrl = content?.url ?? info.url.replace(SITE_FILES, '')
  const isLibraryMedia = MEDIA.test(rawUrl)
  return {
    Url: enableImageCache && isLibraryMedia ? addWidthParameter(rawUrl, MAX_WIDTH) : rawUrl,
    RawUrl: rawUrl,
    AltText: info.overrideAltText || info.contentKey === '' ? info.altText : (content?.altText ?? ''),
    SrcSet:
      disableResponsive || !isLibraryMedia
        ? ''
        : WIDTHS.map((width) => `${addWidthParameter(rawUrl, width)} ${width}w`).join(', '),
    ContentKey: info.contentKey,
    ...toBackgroundPosition(info, content),
    ...(info.bgSizeOrRepeat !== '' && { bgSizeOrRepeat: info.bgSizeOrRepeat }),
  }
}

/** Returns the background position of a picture: the one set on the block, else its focal point in the library. */
function toBackgroundPosition(
  { bgPosition }: ImageInfo,
  content: PictureContent | null,
): Pick<ProvidedPicture, 'bgPosition'> {
  if (bgPosition !== '') return { bgPosition }
  const focus = content?.focalPoint
  return focus === undefined ? {} : { bgPosition: `${focus.x * 100}% ${focus.y * 100}%` }
}

/** Returns the URL of a picture resized to at most this width; the server makes none narrower than 100 pixels. */
function addWidthParameter(url: string, width: number): string {
  return `${url}${url.includes('?') ? '&' : '?'}width=${width}`
}
