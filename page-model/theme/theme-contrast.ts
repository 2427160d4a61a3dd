import { computeContrastRatio, type Look, LOOKS } from '@hydrant/kernel/colour/contrast.ts'
import {
  type ColourTokenPair,
  MIN_SHAPE_CONTRAST,
  MIN_TEXT_CONTRAST,
  SHAPE_PAIRS,
  TEXT_PAIRS,
} from '@hydrant/kernel/colour/contrast-pairs.ts'
import { DESIGN_COLOURS, listThemedColours, THEMED_TOKENS } from './theme-colours.ts'
import type { Theme } from './theme.ts'

/** A pair of colours that a theme can change, in one look: a text or the border of a control, and what is behind it. */
export interface PairContrast {
  readonly kind: 'text' | 'shape'
  readonly look: Look
  /** The names of the tokens. */
  readonly front: string
  readonly back: string
  readonly frontColour: string
  readonly backColour: string
  /** 1 to 21, by WCAG 2.2. */
  readonly ratio: number
  readonly minimum: number
  readonly isEnough: boolean
}

const THEMED_PAIRS = [
  ...TEXT_PAIRS.map((pair) => ({ kind: 'text', pair, minimum: MIN_TEXT_CONTRAST }) as const),
  ...SHAPE_PAIRS.map((pair) => ({ kind: 'shape', pair, minimum: MIN_SHAPE_CONTRAST }) as const),
].filter(({ pair }) => pair.some((name) => THEMED_TOKENS.has(name)))

/** Lists the contrast of every pair of colours that pages use and that a theme can change, in both looks. */
export function listPairContrasts(theme: Theme): readonly PairContrast[] {
  return LOOKS.flatMap((look) => {
    const colours = new Map([...DESIGN_COLOURS[look], ...listThemedColours(theme, look)])
    return THEMED_PAIRS.map(({ kind, pair, minimum }) => toPairContrast({ kind, look, minimum }, pair, colours))
  })
}

/** Lists the pairs with too little contrast; a theme that has any must not be published. */
export function listWeakPairs(theme: Theme): readonly PairContrast[] {
  return listPairContrasts(theme).filter(({ isEnough }) => !isEnough)
}

function toPairContrast(
  pairKind: Pick<PairContrast, 'kind' | 'look' | 'minimum'>,
  [front, back]: ColourTokenPair,
  colours: ReadonlyMap<string, string>,
): PairContrast {
  const [frontColour, backColour] = [colours.get(front), colours.get(back)]
  if (frontColour === undefined || backColour === undefined)
    throw new Error(`The colours of a theme lack '${front}' or '${back}'.`)
  const ratio = computeContrastRatio(frontColour, backColour)
  return { ...pairKind, front, back, frontColour, backColour, ratio, isEnough: ratio >= pairKind.minimum }
}
