import { slideFields, type StoredSlide } from '../blocks/hero-slider/slide-fields.ts'
import { parseValues } from '../fields/field.ts'
import type { StoredBlock } from '../render/document.ts'
import type { ColourPair } from './colour-pair.ts'

/** The colour tokens of each tone of a slide's box. */
const TONES = {
  light: { box: 'surface', ink: 'ink', button: 'accent', label: 'on-accent' },
  dark: { box: 'inverse', ink: 'on-inverse', button: 'accent', label: 'on-accent' },
  accent: { box: 'accent-strong', ink: 'on-accent', button: 'surface', label: 'ink' },
} as const satisfies Record<StoredSlide['tone'], object>

/** Lists the colour pairs of the slides that a site builder has changed: text on the box, and label on the button. */
export function listSlideColourPairs({ props }: StoredBlock): readonly ColourPair[] {
  const slides = Array.isArray(props['slides']) ? props['slides'] : []
  return slides.flatMap((stored: unknown, index) => {
    const slide = parseValues(slideFields, typeof stored === 'object' && stored !== null ? { ...stored } : {})
    const pairs = slide.isShown ? [...listBoxTextColourPairs(slide), ...listButtonColourPairs(slide)] : []
    return pairs.map(({ setting, ...colours }) => ({
      blockId: props.id,
      setting: `slides.${index}.${setting}`,
      ...colours,
    }))
  })
}

type SlidePair = Omit<ColourPair, 'blockId'>

function listBoxTextColourPairs(slide: StoredSlide): readonly SlidePair[] {
  const { textColour, containerColour, textHoverColour, tone } = slide
  const hasSmallText = slide.showSubtitle && slide.subtitle !== ''
  if (!hasSmallText && !(slide.showTitle && slide.title !== '')) return []
  const backgroundColour = containerColour || TONES[tone].box
  const isLarge = !hasSmallText
  const basePair: SlidePair = {
    setting: textColour === '' ? 'containerColour' : 'textColour',
    ink: textColour || TONES[tone].ink,
    backgroundColour,
    isLarge,
  }
  const hoverPair: SlidePair = { setting: 'textHoverColour', ink: textHoverColour, backgroundColour, isLarge }
  return [
    ...(textColour === '' && containerColour === '' ? [] : [basePair]),
    ...(textHoverColour === '' ? [] : [hoverPair]),
  ]
}

function listButtonColourPairs(slide: StoredSlide): readonly SlidePair[] {
  const { buttonTextColour, buttonColour, tone } = slide
  const hasButton = slide.showButton && slide.buttonHref !== '' && slide.buttonLabel !== ''
  if (!hasButton || (buttonTextColour === '' && buttonColour === '')) return []
  return [
    {
      setting: buttonTextColour === '' ? 'buttonColour' : 'buttonTextColour',
      ink: buttonTextColour || TONES[tone].label,
      backgroundColour: buttonColour || TONES[tone].button,
      isLarge: false,
    },
  ]
}
