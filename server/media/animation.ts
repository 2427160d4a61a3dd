/** How many of the first bytes of a picture tell whether it moves. */
export const HEAD_BYTES = 21

/** Where the extended header of a WebP picture has its flags, and which of them says that frames follow. */
const FLAGS_AT = 20
const HAS_FRAMES = 0b10

/**
 * Whether a picture is an animation that a rendition would make stand still; `head` is how it begins. GIFs are no
 * matter of this: none is made of them.
 */
export function isAnimation(mimeType: string, head: Uint8Array): boolean {
  if (mimeType !== 'image/webp') return false
  const isExtended = String.fromCharCode(...head.subarray(12, 16)) === 'VP8X'
  return isExtended && ((head[FLAGS_AT] ?? 0) & HAS_FRAMES) !== 0
}
