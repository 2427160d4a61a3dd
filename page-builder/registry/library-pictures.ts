import type { DataOf, FocalPoint, PicturesRequirement } from './data-requirements.ts'

/** Where the shop serves the pictures of its media library. */
const LIBRARY_PICTURE_PATH = /^(?:\/sfsites\/c)?\/cms\/delivery\/media\/([A-Za-z0-9_-]+)(?:\?|$)/

/** Returns the data requirement for the library pictures among some URLs; null when none is from the media library. */
export function toPicturesRequirement(urls: readonly string[]): PicturesRequirement | null {
  const images = urls.flatMap((url) => {
    const contentKey = parseContentKey(url)
    return contentKey === null ? [] : [{ contentKey, url }]
  })
  return images.length === 0 ? null : { kind: 'pictures', images }
}

/** Finds the focal point of a library picture; undefined when none is set. */
export function findFocalPoint(url: string, data: DataOf<PicturesRequirement> | null): FocalPoint | undefined {
  const contentKey = parseContentKey(url)
  return contentKey === null ? undefined : data?.pictures[contentKey]?.focalPoint
}

function parseContentKey(url: string): string | null {
  return LIBRARY_PICTURE_PATH.exec(url)?.[1] ?? null
}
