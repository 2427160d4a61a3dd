import { textFields } from '../blocks/text/text-fields.ts'
import { tagOn } from '../blocks/text/text-look.ts'
import { readValues } from '../fields/field.ts'
import { findBlock } from '../registry/blocks.ts'
import type { StoredBlock } from '../render/document.ts'

/** Looks whose letters are large in the sense of WCAG 2.2, bold as they are. */
const LARGE_LOOKS: readonly string[] = ['h1', 'h2', 'h3']
const LARGE = 24
const LARGE_BOLD = 18.66

/** Whether the letters of a text block are large on every device. */
export function isLargeText(stored: StoredBlock): boolean {
  const values = readValues(textFields, findBlock(stored.type)?.upgrade(stored.props) ?? stored.props)
  return (['desktop', 'tablet', 'mobile'] as const).every((device) => {
    const { textDisplayInfo, textStyle, fontSize, isBold } = values
    const chosen = textDisplayInfo.enableOverride ? textDisplayInfo.textStyle : textStyle[device]
    const look = chosen === 'as-tag' ? tagOn(device, values) : chosen
    const size = fontSize[device]
    if (size === null) return LARGE_LOOKS.includes(look)
    return size >= LARGE || (size >= LARGE_BOLD && (isBold || look !== 'p'))
  })
}
