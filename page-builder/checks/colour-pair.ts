/** A text colour and its background, at least one of them chosen by a site builder, whose contrast is checked. */
export interface ColourPair {
  readonly blockId: string
  readonly setting: string
  readonly ink: string
  readonly backgroundColour: string
  /** Whether the text is large: 24 pixels, or 18.66 in bold. */
  readonly isLarge: boolean
}
