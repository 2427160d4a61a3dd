import type { PictureContent } from '../../registry/needs.ts'
import type { ImageInfo } from './image-fields.ts'

/** A picture as settings can ask for it. */
export interface ProvidedPicture {
  /** Where it is shown from. */
  readonly Url: string
  /** Where it is as it was uploaded. */
  readonly RawUrl: string
  readonly AltText: string
  /** Its widths for browsers to choose from; empty where there is but one. */
  readonly SrcSet: string
  readonly ContentKey: string
  readonly bgPosition?: string
  readonly bgSizeOrRepeat?: string
}

/** The parts of a picture by name. */
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
const WIDEST = 1920

/** Media of the shop itself: only of these does the server make other widths. */
const MEDIA = /^\/cms\/delivery\/media\//
const SITE_FILES = /^\/sfsites\/c(?=\/)/

/**
 * How a picture is provided. `content` is what the media library says of it, null when that is unknown or could not be
 * asked.
 */
export function providePicture(
  info: ImageInfo,
  content: PictureContent | null,
  { enableImageCache, disableResponsive }: { readonly enableImageCache: boolean; readonly disableResponsive: boolean },
): ProvidedPicture {
  const raw = content?.url ?? info.url.replace(SITE_FILES, '')
  const isOurs = MEDIA.test(raw)
  return {
    Url: enableImageCache && isOurs ? atWidth(raw, WIDEST) : raw,
    RawUrl: raw,
    AltText: info.overrideAltText || info.contentKey === '' ? info.altText : (content?.altText ?? ''),
    SrcSet: disableResponsive || !isOurs ? '' : WIDTHS.map((width) => `${atWidth(raw, width)} ${width}w`).join(', '),
    ContentKey: info.contentKey,
    ...positionOf(info, content),
    ...(info.bgSizeOrRepeat !== '' && { bgSizeOrRepeat: info.bgSizeOrRepeat }),
  }
}

/** Where it stands as a background: as the block says, or around what the library says is to be seen. */
function positionOf({ bgPosition }: ImageInfo, content: PictureContent | null): Pick<ProvidedPicture, 'bgPosition'> {
  if (bgPosition !== '') return { bgPosition }
  const focus = content?.focalPoint
  return focus === undefined ? {} : { bgPosition: `${focus.x * 100}% ${focus.y * 100}%` }
}

/** The address of a picture that is no wider than this; the server makes none narrower than 100 pixels. */
function atWidth(url: string, width: number): string {
  return `${url}${url.includes('?') ? '&' : '?'}width=${width}`
}
