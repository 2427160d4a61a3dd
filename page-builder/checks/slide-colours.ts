import { slideFields, type StoredSlide } from '../blocks/hero-slider/slide-fields.ts'
import { readValues } from '../fields/field.ts'
import type { StoredBlock } from '../render/document.ts'
import type { ColourPair } from './colour-pair.ts'

/** What the tones of a slide's box are made of. */
const TONES = {
  light: { box: 'surface', ink: 'ink', button: 'accent', label: 'on-accent' },
  dark: { box: 'inverse', ink: 'on-inverse', button: 'accent', label: 'on-accent' },
  accent: { box: 'accent-strong', ink: 'on-accent', button: 'surface', label: 'ink' },
} as const satisfies Record<StoredSlide['tone'], object>

/**
 * The colours of the slides that were chosen and stand upon one another: texts on the box, and the label on the button.
 */
export function listSlidePairs({ props }: StoredBlock): readonly ColourPair[] {
  const slides = Array.isArray(props['slides']) ? props['slides'] : []
  return slides.flatMap((stored: unknown, place) => {
    const slide = readValues(slideFields, typeof stored === 'object' && stored !== null ? { ...stored } : {})
    const pairs = slide.isShown ? [...textPairs(slide), ...buttonPairs(slide)] : []
    return pairs.map(({ setting, ...colours }) => ({
      blockId: props.id,
      setting: `slides.${place}.${setting}`,
      ...colours,
    }))
  })
}

type SlidePair = Omit<ColourPair, 'blockId'>

function textPairs(slide: StoredSlide): readonly SlidePair[] {
  const { textColour, containerColour, textHoverColour, tone } = slide
  const hasSmallText = slide.showSubtitle && slide.subtitle !== ''
  if (!hasSmallText && !(slide.showTitle && slide.title !== '')) return []
  const ground = containerColour || TONES[tone].box
  const isLarge = !hasSmallText
  const usual: SlidePair = {
    setting: textColour === '' ? 'containerColour' : 'textColour',
    ink: textColour || TONES[tone].ink,
    ground,
    isLarge,
  }
  const hovered: SlidePair = { setting: 'textHoverColour', ink: textHoverColour, ground, isLarge }
  return [...(textColour === '' && containerColour === '' ? [] : [usual]), ...(textHoverColour === '' ? [] : [hovered])]
}

function buttonPairs(slide: StoredSlide): readonly SlidePair[] {
  const { buttonTextColour, buttonColour, tone } = slide
  const hasButton = slide.showButton && slide.buttonHref !== '' && slide.buttonLabel !== ''
  if (!hasButton || (buttonTextColour === '' && buttonColour === '')) return []
  return [
    {
      setting: buttonTextColour === '' ? 'buttonColour' : 'buttonTextColour',
      ink: buttonTextColour || TONES[tone].label,
      ground: buttonColour || TONES[tone].button,
      isLarge: false,
    },
  ]
}
