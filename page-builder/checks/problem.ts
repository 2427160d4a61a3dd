/** A problem that a check has found on a page; errors prevent publishing. */
export interface Problem {
  readonly level: 'error' | 'warning'
  /** The block with the problem; null for the page as a whole. */
  readonly blockId: string | null
  /** The setting's path, with the index of a list entry, such as `slides.0.image`; null for the whole block. */
  readonly setting: string | null
  readonly message: string
}

/** A problem of a page with the name of its block. */
export interface PageProblem extends Problem {
  /** The unique name of the block and the list entry; null for the page as a whole. */
  readonly blockName: string | null
}
