import { defineBlock } from '../../registry/block.tsx'
import { toPicturesRequirement } from '../../registry/library-pictures.ts'
import { hexColour } from '../../fields/colour.ts'
import { list, number, text, toggle } from '../../fields/field.ts'
import { slideFields } from './slide-fields.ts'

/** The settings of the slider. */
export const heroSliderFields = {
  label: text('What the slider is about', 'Highlights'),
  slides: list('Slides', slideFields),
  height: number('Height in pixels', { fallback: 550, min: 200, max: 1000 }),
  showArrows: toggle('Show arrows', true),
  showDots: toggle('Show a dot for each slide', true),
  arrowColour: hexColour('Colour of arrows'),
  arrowHoverColour: hexColour('Colour of arrows under the pointer'),
  arrowActiveColour: hexColour('Colour of arrows while pressed'),
  dotColour: hexColour('Colour of dots'),
  dotHoverColour: hexColour('Colour of dots under the pointer'),
  dotActiveColour: hexColour('Colour of the dot of the slide that is seen'),
}

/** Up to five slides with a picture and a message, shown one at a time and advanced automatically. */
export const heroSlider = defineBlock({
  type: 'hero-slider',
  label: 'Slider',
  group: 'content',
  fields: heroSliderFields,
  dataRequirement: ({ slides }) => toPicturesRequirement(slides.map(({ image }) => image)),
  view: () => import('./hero-slider-view.tsx'),
})
