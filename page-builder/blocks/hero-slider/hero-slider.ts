import { defineBlock } from '../../registry/block.tsx'
import { toPicturesRequirement } from '../../registry/library-pictures.ts'
import { heroSliderFields } from './hero-slider-fields.ts'

/** Up to five slides with a picture and a message, shown one at a time and advanced automatically. */
export const heroSlider = defineBlock({
  type: 'hero-slider',
  label: 'Slider',
  group: 'content',
  fields: heroSliderFields,
  dataRequirement: ({ slides }) => toPicturesRequirement(slides.map(({ image }) => image)),
  view: () => import('./hero-slider-view.tsx'),
})
