import type { DataOf, FocalPoint, PicturesRequirement } from './data-requirements.ts'

/** Where the shop serves the pictures of its media library. */
const LIBRARY_PICTURE_PATH = /^(?:\/sfsites\/c)?\/cms\/delivery\/media\/([A-Za-z0-9_-]+)(?:\?|$)/

/** Returns the data requirement for the library pictures among some URLs; null when none is from the media library. */
export function toPicturesRequirement(addresses: readonly string[]): PicturesRequirement | null {
  const images = addresses.flatMap((url) => {
    const contentKey = parseContentKey(url)
    return contentKey === null ? [] : [{ contentKey, url }]
  })
  return images.length === 0 ? null : { kind: 'pictures', images }
}

/** Finds the focal point of a library picture; undefined when none is set. */
export function findFocalPoint(address: string, data: DataOf<PicturesRequirement> | null): FocalPoint | undefined {
  const contentKey = parseContentKey(address)
  return contentKey === null ? undefined : data?.pictures[contentKey]?.focalPoint
}

function parseContentKey(address: string): string | null {
  return LIBRARY_PICTURE_PATH.exec(address)?.[1] ?? null
}
