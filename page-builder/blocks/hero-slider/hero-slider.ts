import { defineBlock } from '../../registry/block.tsx'
import { needOfPictures } from '../../registry/library-pictures.ts'
import { heroSliderFields } from './hero-slider-fields.ts'

/** Up to five pictures with a message, one at a time; they follow one another by themselves. */
export const heroSlider = defineBlock({
  type: 'hero-slider',
  label: 'Slider',
  group: 'content',
  fields: heroSliderFields,
  need: ({ slides }) => needOfPictures(slides.map(({ image }) => image)),
  view: () => import('./hero-slider-view.tsx'),
})
