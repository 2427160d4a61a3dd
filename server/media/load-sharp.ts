import type { default as Sharp } from 'sharp'

/**
 * Loads what reads and writes pictures when the first one comes: a shop of drawings never needs it. Every picture is
 * worked on once, so that it keeps none, and no file open, for another time.
 */
export async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  return sharp
}
