/** Two colours, at least one of which a site builder has chosen, that are to be told apart. */
export interface ColourPair {
  readonly blockId: string
  readonly setting: string
  readonly ink: string
  readonly ground: string
  /** Whether the text is large: 24 pixels, or 18.66 in bold. */
  readonly isLarge: boolean
}
