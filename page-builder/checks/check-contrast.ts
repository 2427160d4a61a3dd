import { contrastOf, type Look } from '@hydrant/design/tokens/colours.ts'
import { inkTokenOn } from '../fields/colour.ts'
import { findBlock } from '../registry/blocks.ts'
import { listSlots, type StoredBlock } from '../render/document.ts'
import type { ColourPair } from './colour-pair.ts'
import { hexIn } from './colour-value.ts'
import type { FoundProblem } from './problem.ts'
import { listSlidePairs } from './slide-colours.ts'
import { isLargeText } from './text-size.ts'

/** The colours that blocks inherit; null for what cannot be told, such as a ground that lets something through. */
interface Around {
  readonly ink: string
  readonly ground: string
  readonly isChosen: boolean
}

const PAGE: Around = { ink: 'ink', ground: 'ground', isChosen: false }
const LOOKS = ['light', 'dark'] as const satisfies readonly Look[]

/** Whether text can be read on the colours that were chosen for it, in both looks of the shop. */
export function checkContrast(content: readonly StoredBlock[]): readonly FoundProblem[] {
  return pairsIn(content, PAGE).flatMap((pair) => {
    const wanted = pair.isLarge ? 3 : 4.5
    const worst = LOOKS.flatMap((look) => {
      const [ink, ground] = [hexIn(look, pair.ink), hexIn(look, pair.ground)]
      return ink === null || ground === null ? [] : [{ look, contrast: contrastOf(ink, ground) }]
    }).toSorted((one, other) => one.contrast - other.contrast)[0]
    if (worst === undefined || worst.contrast >= wanted) return []
    const message = `This text can hardly be read on its background: their contrast is ${worst.contrast.toFixed(1)} in the ${worst.look} look, and should be at least ${wanted}.`
    return [{ level: 'error', blockId: pair.blockId, setting: pair.setting, message } satisfies FoundProblem]
  })
}

function pairsIn(blocks: readonly StoredBlock[], around: Around): readonly ColourPair[] {
  return blocks.flatMap((stored) => {
    const inside = insideOf(stored, around)
    const own = [
      ...(stored.type === 'text' ? textPair(stored, around) : []),
      ...(stored.type === 'hero-slider' ? listSlidePairs(stored) : []),
    ]
    return [...own, ...listSlots(stored).flatMap((slot) => pairsIn(slot, inside))]
  })
}

function insideOf(stored: StoredBlock, around: Around): Around {
  const chosen = stored.type === 'text' ? '' : colourIn(stored, 'backgroundColor')
  return chosen === '' ? around : { ink: inkTokenOn(chosen) ?? 'ink', ground: chosen, isChosen: true }
}

function textPair(stored: StoredBlock, around: Around): readonly ColourPair[] {
  const [colour, background] = [colourIn(stored, 'textColor'), colourIn(stored, 'backgroundColor')]
  if (colour === '' && background === '' && !around.isChosen) return []
  const usualInk = background === '' ? around.ink : (inkTokenOn(background) ?? around.ink)
  const ink = colour || usualInk
  return [
    {
      blockId: stored.props.id,
      setting: colour === '' ? 'backgroundColor' : 'textColor',
      ink,
      ground: background === '' ? around.ground : background,
      isLarge: isLargeText(stored),
    },
  ]
}

function colourIn({ type, props }: StoredBlock, name: string): string {
  const block = findBlock(type)
  const read = block?.fields[name]?.read(block.upgrade(props)[name])
  return typeof read === 'string' ? read : ''
}
