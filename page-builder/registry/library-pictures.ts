import type { DataOf, PictureFocus, PicturesNeed } from './needs.ts'

/** Where the shop serves the pictures of its media library. */
const LIBRARY_PICTURE = /^(?:\/sfsites\/c)?\/cms\/delivery\/media\/([A-Za-z0-9_-]+)(?:\?|$)/

/**
 * What has to be fetched to know what the library says of pictures that a block names by their addresses; null when
 * none is of the library.
 */
export function needOfPictures(addresses: readonly string[]): PicturesNeed | null {
  const images = addresses.flatMap((url) => {
    const contentKey = keyOf(url)
    return contentKey === null ? [] : [{ contentKey, url }]
  })
  return images.length === 0 ? null : { kind: 'pictures', images }
}

/** What stays visible of a picture where it is cropped; undefined when nobody has said. */
export function focusOf(address: string, data: DataOf<PicturesNeed> | null): PictureFocus | undefined {
  const contentKey = keyOf(address)
  return contentKey === null ? undefined : data?.pictures[contentKey]?.focalPoint
}

function keyOf(address: string): string | null {
  return LIBRARY_PICTURE.exec(address)?.[1] ?? null
}
