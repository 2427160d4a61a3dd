/** Where the shop's own media are. */
const MEDIA = '/cms/delivery/media/'

/** Widths of a card's picture, in pixels: up to the widest that a card shows, twice over for fine screens. */
const WIDTHS = [160, 320, 460, 640, 960]

/**
 * The other widths of a picture of the shop's media, in which it is fetched when a card is small; nothing for pictures
 * from elsewhere.
 */
export function pictureSetOf(url: string): { readonly srcSet?: string } {
  if (!url.includes(MEDIA) || url.includes('?')) return {}
  return { srcSet: WIDTHS.map((width) => `${url}?width=${width} ${width}w`).join(', ') }
}
