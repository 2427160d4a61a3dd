import type { default as Sharp } from 'sharp'

/**
 * Loads the image library sharp on first use, because a shop with only SVGs never needs it. Turns off its cache,
 * because every image is processed only once.
 */
export async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  return sharp
}
