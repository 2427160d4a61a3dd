/** Lookups that the checks use to verify what a page refers to. */
export interface PageLookups {
  /** Whether a path of this shop, such as `/top-categories`, exists; true when that is unknown. */
  readonly isExistingPath: (path: string) => boolean
  /** Finds a picture of this site by its URL; null when there is no such picture, undefined when that is unknown. */
  readonly findPicture: (url: string) => PictureDetails | null | undefined
  /** Whether a product with this part number exists; undefined while that is unknown. */
  readonly isExistingPartNumber: (partNumber: string) => boolean | undefined
  /** Finds a saved section by its id; null when there is none any more, undefined while that is unknown. */
  readonly findSection: (sectionId: string) => SectionDetails | null | undefined
}

/** The details of a saved section that the checks use. */
export interface SectionDetails {
  readonly title: string
  /** Whether it is published. */
  readonly isLive: boolean
}

/** The details of a picture that the checks use. */
export interface PictureDetails {
  readonly byteSize: number
  /** In pixels; null for SVGs without a size. */
  readonly width: number | null
  readonly height: number | null
}
