import { textFields } from '../blocks/text/text-fields.ts'
import { getTextTag } from '../blocks/text/text-style.ts'
import { parseValues } from '../fields/field.ts'
import { findBlockKind } from '../registry/blocks.ts'
import type { StoredBlock } from '../render/document.ts'

/** Text styles that count as large text in WCAG 2.2, because they are bold. */
const LARGE_STYLES: readonly string[] = ['h1', 'h2', 'h3']
const LARGE_PIXELS = 24
const LARGE_BOLD_PIXELS = 18.66

/** Returns whether the text of a text block is large on every device. */
export function isLargeText(storedBlock: StoredBlock): boolean {
  const settings = parseValues(
    textFields,
    findBlockKind(storedBlock.type)?.upgrade(storedBlock.props) ?? storedBlock.props,
  )
  return (['desktop', 'tablet', 'mobile'] as const).every((device) => {
    const { textDisplayInfo, textStyle, fontSize, isBold } = settings
    const styleSetting = textDisplayInfo.enableOverride ? textDisplayInfo.textStyle : textStyle[device]
    const effectiveStyle = styleSetting === 'as-tag' ? getTextTag(device, settings) : styleSetting
    const size = fontSize[device]
    if (size === null) return LARGE_STYLES.includes(effectiveStyle)
    return size >= LARGE_PIXELS || (size >= LARGE_BOLD_PIXELS && (isBold || effectiveStyle !== 'p'))
  })
}
