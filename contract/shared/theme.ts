import Type, { type Static } from 'typebox'
import { STRICT } from './request.ts'
import { Choice } from './schema.ts'

/** As `#rrggbb` in small letters: nothing else may come into a style sheet. */
const Colour = Type.String({ pattern: '^#[0-9a-f]{6}$' })

/** How a shop looks, as its site builders have published it: colours for the light and the dark look, and choices. */
export const Theme = Type.Object(
  {
    accentLight: Colour,
    accentDark: Colour,
    /** The text on the accent. */
    onAccentLight: Colour,
    onAccentDark: Colour,
    /** The accent where it is the colour of text. */
    accentTextLight: Colour,
    accentTextDark: Colour,
    /** The dark bars at the top and the end of each page. */
    barLight: Colour,
    barDark: Colour,
    /** The corners. */
    radius: Choice(['square', 'slight', 'rounded', 'round']),
    textSize: Choice(['small', 'normal', 'large', 'larger']),
    headingSize: Choice(['calm', 'normal', 'strong']),
    typeface: Choice(['archivo', 'system', 'grotesque', 'humanist', 'geometric', 'serif', 'slab']),
  },
  STRICT,
)
export type Theme = Static<typeof Theme>
