/** Something about a page that should be mended before it is published; errors forbid publishing. */
export interface PageProblem {
  readonly level: 'error' | 'warning'
  /** The block that it is about; null for the page as a whole. */
  readonly blockId: string | null
  /** The setting's name; in lists with its place, such as `slides.0.image`; null for the whole block. */
  readonly setting: string | null
  readonly message: string
}
