/** The path of the shop's own media. */
const MEDIA_PATH = '/cms/delivery/media/'

/** Widths of a card's picture in pixels: up to twice the widest card, for high-density screens. */
const SRC_SET_WIDTHS = [160, 320, 460, 640, 960]

/** Creates the `srcSet` of a picture from the shop's media; empty for other pictures. */
export function toSrcSetProps(url: string): { readonly srcSet?: string } {
  if (!url.includes(MEDIA_PATH) || url.includes('?')) return {}
  return { srcSet: SRC_SET_WIDTHS.map((width) => `${url}?width=${width} ${width}w`).join(', ') }
}
