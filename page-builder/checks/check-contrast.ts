import { contrastRatio, type Theme } from '@hydrant/design/tokens/colours.ts'
import * as messages from '@hydrant/messages/compiled/page-builder/checks.js'
import { findInkToken } from '../fields/colour.ts'
import { findBlock } from '../registry/blocks.ts'
import { listSlots, type StoredBlock } from '../render/document.ts'
import type { ColourPair } from './colour-pair.ts'
import { toHex } from './colour-value.ts'
import type { Problem } from './problem.ts'
import { listSlideColourPairs } from './slide-colours.ts'
import { isLargeText } from './text-size.ts'

/** The colours that a block inherits; null where they cannot be determined, such as for a translucent background. */
interface InheritedColours {
  readonly ink: string
  readonly backgroundColour: string
  readonly isCustom: boolean
}

const PAGE_COLOURS: InheritedColours = { ink: 'ink', backgroundColour: 'ground', isCustom: false }
const THEMES = ['light', 'dark'] as const satisfies readonly Theme[]

/** Checks that text has enough contrast with the colours chosen for it, in the light and the dark theme. */
export function checkContrast(content: readonly StoredBlock[]): readonly Problem[] {
  return listColourPairs(content, PAGE_COLOURS).flatMap((pair) => {
    const minimumContrast = pair.isLarge ? 3 : 4.5
    const worst = THEMES.flatMap((theme) => {
      const [ink, backgroundColour] = [toHex(theme, pair.ink), toHex(theme, pair.backgroundColour)]
      return ink === null || backgroundColour === null
        ? []
        : [{ look: theme, contrast: contrastRatio(ink, backgroundColour) }]
    }).toSorted((one, other) => one.contrast - other.contrast)[0]
    if (worst === undefined || worst.contrast >= minimumContrast) return []
    const message = messages.lowContrast({
      contrast: worst.contrast.toFixed(1),
      theme: worst.look,
      minimum: String(minimumContrast),
    })
    return [{ level: 'error', blockId: pair.blockId, setting: pair.setting, message } satisfies Problem]
  })
}

function listColourPairs(blocks: readonly StoredBlock[], inherited: InheritedColours): readonly ColourPair[] {
  return blocks.flatMap((stored) => {
    const inheritedByChildren = toInheritedColours(stored, inherited)
    const ownPairs = [
      ...(stored.type === 'text' ? listTextColourPairs(stored, inherited) : []),
      ...(stored.type === 'hero-slider' ? listSlideColourPairs(stored) : []),
    ]
    return [...ownPairs, ...listSlots(stored).flatMap((slot) => listColourPairs(slot, inheritedByChildren))]
  })
}

function toInheritedColours(stored: StoredBlock, inherited: InheritedColours): InheritedColours {
  const ownBackground = stored.type === 'text' ? '' : readColourSetting(stored, 'backgroundColor')
  return ownBackground === ''
    ? inherited
    : { ink: findInkToken(ownBackground) ?? 'ink', backgroundColour: ownBackground, isCustom: true }
}

function listTextColourPairs(stored: StoredBlock, inherited: InheritedColours): readonly ColourPair[] {
  const [colour, background] = [readColourSetting(stored, 'textColor'), readColourSetting(stored, 'backgroundColor')]
  if (colour === '' && background === '' && !inherited.isCustom) return []
  const defaultInk = background === '' ? inherited.ink : (findInkToken(background) ?? inherited.ink)
  const ink = colour || defaultInk
  return [
    {
      blockId: stored.props.id,
      setting: colour === '' ? 'backgroundColor' : 'textColor',
      ink,
      backgroundColour: background === '' ? inherited.backgroundColour : background,
      isLarge: isLargeText(stored),
    },
  ]
}

function readColourSetting({ type, props }: StoredBlock, name: string): string {
  const block = findBlock(type)
  const colourSetting = block?.fields[name]?.read(block.upgrade(props)[name])
  return typeof colourSetting === 'string' ? colourSetting : ''
}
