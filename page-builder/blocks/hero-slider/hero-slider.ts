import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { defineBlock } from '../../registry/block.tsx'
import { toPicturesRequirement } from '../../registry/library-pictures.ts'
import { hexColour } from '../../fields/colour.ts'
import { list, number, text, toggle } from '../../fields/field.ts'
import { slideFields } from './slide-fields.ts'

/** The settings of the slider. */
export const heroSliderFields = {
  label: text(messages.whatTheSliderIsAbout, messages.highlights),
  slides: list(messages.slides, slideFields),
  height: number(messages.heightInPixels, { fallback: 550, min: 200, max: 1000 }),
  showArrows: toggle(messages.showArrows, true),
  showDots: toggle(messages.showADotForEachSlide, true),
  arrowColour: hexColour(messages.colourOfArrows),
  arrowHoverColour: hexColour(messages.colourOfArrowsUnderThePointer),
  arrowActiveColour: hexColour(messages.colourOfArrowsWhilePressed),
  dotColour: hexColour(messages.colourOfDots),
  dotHoverColour: hexColour(messages.colourOfDotsUnderThePointer),
  dotActiveColour: hexColour(messages.activeDotColour),
}

/** Up to five slides with a picture and a message, shown one at a time and advanced automatically. */
export const heroSlider = defineBlock({
  type: 'hero-slider',
  label: messages.slider,
  group: 'content',
  fields: heroSliderFields,
  dataRequirement: ({ slides }) => toPicturesRequirement(slides.map(({ image }) => image)),
  view: () => import('./hero-slider-view.tsx'),
})
