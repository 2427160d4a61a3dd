/** What is known outside a page about what it names. */
export interface PageFacts {
  /** Whether a path of this shop, such as `/top-categories`, leads somewhere; true where that cannot be told. */
  readonly isKnownPath: (path: string) => boolean
  /**
   * What is known of a picture of this site by its address; null when there is no such picture, undefined when that
   * cannot be told.
   */
  readonly pictureAt: (url: string) => PictureFacts | null | undefined
  /** Whether there is a product of a part number; undefined while that is not known. */
  readonly isKnownPartNumber: (partNumber: string) => boolean | undefined
}

/** A picture as far as checks ask for it. */
export interface PictureFacts {
  readonly byteSize: number
  /** In pixels; null for drawings without a size. */
  readonly width: number | null
  readonly height: number | null
}
