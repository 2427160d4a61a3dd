import { toCssColour, findCssTextColour } from '../../fields/colour.ts'
import type { Values } from '../../fields/field.ts'
import { createBlockStyle, toRem, type BlockStyle, type Declarations, type Device } from '../../registry/styles.ts'
import type { TEXT_STYLES, TEXT_TAGS, textFields } from './text-fields.ts'

/** The element of a text: a heading of a level, or a paragraph. */
export type TextTag = (typeof TEXT_TAGS)[number]

type Settings = Values<typeof textFields>

/** Returns the element of a text on a device. */
export function getTextTag(
  device: Device,
  { headingTag, textDisplayInfo }: Pick<Settings, 'headingTag' | 'textDisplayInfo'>,
): TextTag {
  return textDisplayInfo.enableOverride ? textDisplayInfo.headingTag : headingTag[device]
}

/** Converts the settings of a text to CSS. */
export function toTextStyle(values: Settings): BlockStyle {
  const { textColor, backgroundColor, isBold, isItalic, isUnderlined, isStruck } = values
  const textDecoration = [isUnderlined && 'underline', isStruck && 'line-through'].filter(Boolean).join(' ')
  return createBlockStyle((device) => {
    const fontSize = values.fontSize[device]
    return {
      ...TAG_STYLES[getStyleTag(device, values)],
      ...(fontSize !== null && { 'font-size': toRem(fontSize) }),
      ...(isBold && { 'font-weight': 'var(--weight-bold)' }),
      'font-style': isItalic ? 'italic' : null,
      '--text-line': textDecoration,
      'text-align': TEXT_ALIGN[values.textAlign[device]],
      '--text-place': TEXT_ALIGN[values.textAlign[device]],
      'padding-block': toRem(values.paddingVertical[device]),
      'padding-inline': toRem(values.paddingHorizontal[device]),
      color: toCssColour(textColor) ?? findCssTextColour(backgroundColor),
      'background-color': toCssColour(backgroundColor),
    }
  })
}

function getStyleTag(device: Device, values: Settings): TextTag {
  const chosenStyle: (typeof TEXT_STYLES)[number] = values.textDisplayInfo.enableOverride
    ? values.textDisplayInfo.textStyle
    : values.textStyle[device]
  return chosenStyle === 'as-tag' ? getTextTag(device, values) : chosenStyle
}

const TEXT_ALIGN = { left: 'start', center: 'center', right: 'end' } as const

const toHeadingDeclarations = (size: string): Declarations => ({
  'margin-block': '2.1875rem var(--space-3)',
  'font-size': `var(--text-${size})`,
  'font-weight': 'var(--weight-bold)',
  'line-height': 'var(--leading-tight)',
  '--text-width': 'none',
})

const TAG_STYLES: Readonly<Record<TextTag, Declarations>> = {
  h1: toHeadingDeclarations('2xl'),
  h2: toHeadingDeclarations('xl'),
  h3: toHeadingDeclarations('xl'),
  h4: toHeadingDeclarations('l'),
  h5: toHeadingDeclarations('m'),
  h6: toHeadingDeclarations('s'),
  p: {
    'margin-block': '0 var(--space-4)',
    'font-size': 'var(--text-m)',
    'font-weight': 'var(--weight-normal)',
    'line-height': 'var(--leading-normal)',
    '--text-width': 'var(--width-text)',
  },
}
