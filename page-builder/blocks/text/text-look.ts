import { cssColour, inkOn } from '../../fields/colour.ts'
import type { Values } from '../../fields/field.ts'
import { lookByDevice, rem, type BlockStyle, type Declarations, type Device } from '../../registry/styles.ts'
import type { LOOKS, TAGS, textFields } from './text-fields.ts'

/** A heading of a level, or a paragraph. */
export type TextTag = (typeof TAGS)[number]

type Settings = Values<typeof textFields>

/** What a text is on a device. */
export function tagOn(
  device: Device,
  { headingTag, textDisplayInfo }: Pick<Settings, 'headingTag' | 'textDisplayInfo'>,
): TextTag {
  return textDisplayInfo.enableOverride ? textDisplayInfo.headingTag : headingTag[device]
}

/** What the settings mean for its look. */
export function textLook(values: Settings): BlockStyle {
  const { textColor, backgroundColor, isBold, isItalic, isUnderlined, isStruck } = values
  const lines = [isUnderlined && 'underline', isStruck && 'line-through'].filter(Boolean).join(' ')
  return lookByDevice((device) => {
    const fontSize = values.fontSize[device]
    return {
      ...SHAPES[lookOn(device, values)],
      ...(fontSize !== null && { 'font-size': rem(fontSize) }),
      ...(isBold && { 'font-weight': 'var(--weight-bold)' }),
      'font-style': isItalic ? 'italic' : null,
      '--text-line': lines,
      'text-align': ALIGNED[values.textAlign[device]],
      '--text-place': ALIGNED[values.textAlign[device]],
      'padding-block': rem(values.paddingVertical[device]),
      'padding-inline': rem(values.paddingHorizontal[device]),
      color: cssColour(textColor) ?? inkOn(backgroundColor),
      'background-color': cssColour(backgroundColor),
    }
  })
}

function lookOn(device: Device, values: Settings): TextTag {
  const look: (typeof LOOKS)[number] = values.textDisplayInfo.enableOverride
    ? values.textDisplayInfo.textStyle
    : values.textStyle[device]
  return look === 'as-tag' ? tagOn(device, values) : look
}

const ALIGNED = { left: 'start', center: 'center', right: 'end' } as const

const heading = (size: string): Declarations => ({
  'margin-block': '2.1875rem var(--space-3)',
  'font-size': `var(--text-${size})`,
  'font-weight': 'var(--weight-bold)',
  'line-height': 'var(--leading-tight)',
  '--text-width': 'none',
})

const SHAPES: Readonly<Record<TextTag, Declarations>> = {
  h1: heading('2xl'),
  h2: heading('xl'),
  h3: heading('xl'),
  h4: heading('l'),
  h5: heading('m'),
  h6: heading('s'),
  p: {
    'margin-block': '0 var(--space-4)',
    'font-size': 'var(--text-m)',
    'font-weight': 'var(--weight-normal)',
    'line-height': 'var(--leading-normal)',
    '--text-width': 'var(--width-text)',
  },
}
