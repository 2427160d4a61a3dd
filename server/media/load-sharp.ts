import type { default as Sharp } from 'sharp'

/**
 * Loads sharp with the first image: a shop with SVGs only never needs it. Its cache is off, because every image is
 * processed only once.
 */
export async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  return sharp
}
