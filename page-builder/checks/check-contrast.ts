import { computeContrastRatio, type Theme } from '@hydrant/design/tokens/colours.ts'
import * as messages from '@hydrant/messages/compiled/page-builder/checks.js'
import { findTextColourToken } from '../fields/colour.ts'
import { findBlockKind } from '../registry/blocks.ts'
import { listSlotContents, type StoredBlock } from '../render/document.ts'
import type { ColourPair } from './colour-pair.ts'
import { findHexColour } from './colour-value.ts'
import type { Problem } from './problem.ts'
import { listSlideColourPairs } from './slide-colours.ts'
import { isLargeText } from './text-size.ts'

/**
 * The text colour (`ink`) and the background that a block inherits, as setting values or token names; `isCustom` when a
 * site builder chose the background.
 */
interface InheritedColours {
  readonly ink: string
  readonly backgroundColour: string
  readonly isCustom: boolean
}

const PAGE_COLOURS: InheritedColours = { ink: 'ink', backgroundColour: 'ground', isCustom: false }
const THEMES = ['light', 'dark'] as const satisfies readonly Theme[]

/** Lists the texts whose chosen colours have too little contrast in the light or the dark theme. */
export function listContrastProblems(content: readonly StoredBlock[]): readonly Problem[] {
  return listColourPairs(content, PAGE_COLOURS).flatMap((pair) => {
    const minimumContrast = pair.isLarge ? 3 : 4.5
    const worst = THEMES.flatMap((theme) => {
      const [ink, backgroundColour] = [findHexColour(theme, pair.ink), findHexColour(theme, pair.backgroundColour)]
      return ink === null || backgroundColour === null
        ? []
        : [{ theme, contrast: computeContrastRatio(ink, backgroundColour) }]
    }).toSorted((one, other) => one.contrast - other.contrast)[0]
    if (worst === undefined || worst.contrast >= minimumContrast) return []
    const message = messages.lowContrast({
      contrast: worst.contrast.toFixed(1),
      theme: worst.theme,
      minimum: String(minimumContrast),
    })
    return [{ level: 'error', blockId: pair.blockId, setting: pair.setting, message } satisfies Problem]
  })
}

function listColourPairs(blocks: readonly StoredBlock[], inherited: InheritedColours): readonly ColourPair[] {
  return blocks.flatMap((stored) => {
    const inheritedByChildren = getColoursForChildren(stored, inherited)
    const ownPairs = [
      ...(stored.type === 'text' ? listTextColourPairs(stored, inherited) : []),
      ...(stored.type === 'hero-slider' ? listSlideColourPairs(stored) : []),
    ]
    return [...ownPairs, ...listSlotContents(stored).flatMap((slot) => listColourPairs(slot, inheritedByChildren))]
  })
}

function getColoursForChildren(stored: StoredBlock, inherited: InheritedColours): InheritedColours {
  const ownBackground = stored.type === 'text' ? '' : readColourSetting(stored, 'backgroundColor')
  return ownBackground === ''
    ? inherited
    : { ink: findTextColourToken(ownBackground) ?? 'ink', backgroundColour: ownBackground, isCustom: true }
}

function listTextColourPairs(stored: StoredBlock, inherited: InheritedColours): readonly ColourPair[] {
  const [colour, background] = [readColourSetting(stored, 'textColor'), readColourSetting(stored, 'backgroundColor')]
  if (colour === '' && background === '' && !inherited.isCustom) return []
  const defaultInk = background === '' ? inherited.ink : (findTextColourToken(background) ?? inherited.ink)
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
  const block = findBlockKind(type)
  const colourSetting = block?.fields[name]?.read(block.upgrade(props)[name])
  return typeof colourSetting === 'string' ? colourSetting : ''
}
