/** Something that a check has found about a page; errors forbid publishing. */
export interface FoundProblem {
  readonly level: 'error' | 'warning'
  /** The block that it is about; null for the page as a whole. */
  readonly blockId: string | null
  /** The setting's name; in lists with its place, such as `slides.0.image`; null for the whole block. */
  readonly setting: string | null
  readonly message: string
}

/** Something about a page that should be mended before it is published. */
export interface PageProblem extends FoundProblem {
  /**
   * The words by which its block, and the entry in a list of it, is told from all others; null for the page as a whole.
   */
  readonly blockName: string | null
}
