/** How many bytes at the start of an image are needed to tell whether it is animated. */
export const HEAD_BYTES = 21

/** The offset of the flags in the extended header of a WebP image, and the flag for animations. */
const FLAGS_OFFSET = 20
const ANIMATION_FLAG = 0b10

/**
 * Whether an image is an animation that a rendition would freeze; `head` is its first bytes. Only WebP is checked,
 * because no renditions are made of GIFs.
 */
export function isAnimatedWebp(mimeType: string, head: Uint8Array): boolean {
  if (mimeType !== 'image/webp') return false
  const isExtended = String.fromCharCode(...head.subarray(12, 16)) === 'VP8X'
  return isExtended && ((head[FLAGS_OFFSET] ?? 0) & ANIMATION_FLAG) !== 0
}
