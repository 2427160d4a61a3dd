import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { defineBlock } from '../../registry/block.tsx'
import { toPicturesRequirement } from '../../registry/library-pictures.ts'
import { hexColourField } from '../../fields/colour.ts'
import { listField, wholeNumberField, textField, toggleField } from '../../fields/field.ts'
import { slideFields } from './slide-fields.ts'

/** The settings of the slider. */
export const heroSliderFields = {
  label: textField(messages.whatTheSliderIsAbout, messages.highlights),
  slides: listField(messages.slides, slideFields),
  height: wholeNumberField(messages.heightInPixels, { fallback: 550, min: 200, max: 1000 }),
  showArrows: toggleField(messages.showArrows, true),
  showDots: toggleField(messages.showADotForEachSlide, true),
  arrowColour: hexColourField(messages.colourOfArrows),
  arrowHoverColour: hexColourField(messages.colourOfArrowsUnderThePointer),
  arrowActiveColour: hexColourField(messages.colourOfArrowsWhilePressed),
  dotColour: hexColourField(messages.colourOfDots),
  dotHoverColour: hexColourField(messages.colourOfDotsUnderThePointer),
  dotActiveColour: hexColourField(messages.activeDotColour),
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
