import { computeContrastRatio, LOOKS } from '@hydrant/kernel/colour/contrast.ts'
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

/** Lists the texts whose chosen colours have too little contrast in the light or the dark look. */
export function listContrastProblems(content: readonly StoredBlock[]): readonly Problem[] {
  return listColourPairs(content, PAGE_COLOURS).flatMap((pair) => {
    const minimumContrast = pair.isLarge ? 3 : 4.5
    const worstLook = LOOKS.flatMap((look) => {
      const [ink, backgroundColour] = [findHexColour(look, pair.ink), findHexColour(look, pair.backgroundColour)]
      return ink === null || backgroundColour === null
        ? []
        : [{ look, contrast: computeContrastRatio(ink, backgroundColour) }]
    }).toSorted((one, other) => one.contrast - other.contrast)[0]
    if (worstLook === undefined || worstLook.contrast >= minimumContrast) return []
    const message = messages.lowContrast({
      contrast: worstLook.contrast.toFixed(1),
      theme: worstLook.look,
      minimum: String(minimumContrast),
    })
    return [{ level: 'error', blockId: pair.blockId, setting: pair.setting, message } satisfies Problem]
  })
}

function listColourPairs(blocks: readonly StoredBlock[], inherited: InheritedColours): readonly ColourPair[] {
  return blocks.flatMap((storedBlock) => {
    const inheritedByChildren = getColoursForChildren(storedBlock, inherited)
    const ownPairs = [
      ...(storedBlock.type === 'text' ? listTextColourPairs(storedBlock, inherited) : []),
      ...(storedBlock.type === 'hero-slider' ? listSlideColourPairs(storedBlock) : []),
    ]
    return [...ownPairs, ...listSlotContents(storedBlock).flatMap((slot) => listColourPairs(slot, inheritedByChildren))]
  })
}

function getColoursForChildren(storedBlock: StoredBlock, inherited: InheritedColours): InheritedColours {
  const ownBackground = storedBlock.type === 'text' ? '' : getColourSettingOrEmpty(storedBlock, 'backgroundColor')
  return ownBackground === ''
    ? inherited
    : { ink: findTextColourToken(ownBackground) ?? 'ink', backgroundColour: ownBackground, isCustom: true }
}

function listTextColourPairs(storedBlock: StoredBlock, inherited: InheritedColours): readonly ColourPair[] {
  const [colour, background] = [
    getColourSettingOrEmpty(storedBlock, 'textColor'),
    getColourSettingOrEmpty(storedBlock, 'backgroundColor'),
  ]
  if (colour === '' && background === '' && !inherited.isCustom) return []
  const defaultInk = background === '' ? inherited.ink : (findTextColourToken(background) ?? inherited.ink)
  const ink = colour || defaultInk
  return [
    {
      blockId: storedBlock.props.id,
      setting: colour === '' ? 'backgroundColor' : 'textColor',
      ink,
      backgroundColour: background === '' ? inherited.backgroundColour : background,
      isLarge: isLargeText(storedBlock),
    },
  ]
}

function getColourSettingOrEmpty({ type, props }: StoredBlock, name: string): string {
  const block = findBlockKind(type)
  const colourSetting = block?.fields[name]?.read(block.upgrade(props)[name])
  return typeof colourSetting === 'string' ? colourSetting : ''
}
