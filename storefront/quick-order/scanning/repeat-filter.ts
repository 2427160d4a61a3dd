/** How long a barcode must be out of the picture before it counts again. */
const ABSENCE_MS = 1000

/**
 * Creates a function that picks what counts of the barcodes in one picture of a camera, which shows the same one many
 * times a second. A barcode counts when two pictures have it, because one is misread now and then, and once more after it
 * was out of the picture for a second.
 *
 * The function takes the texts in the picture and the time of the picture in milliseconds.
 */
export function createRepeatFilter(): (texts: readonly string[], now: number) => readonly string[] {
  const sightings = new Map<string, { readonly count: number; readonly lastAt: number }>()
  return (texts, now) => {
    for (const [text, { lastAt }] of sightings) if (now - lastAt >= ABSENCE_MS) sightings.delete(text)
    return [...new Set(texts)].filter((text) => {
      const count = (sightings.get(text)?.count ?? 0) + 1
      sightings.set(text, { count, lastAt: now })
      return count === 2
    })
  }
}
