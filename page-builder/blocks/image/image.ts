import { defineBlock } from '../../registry/block.tsx'
import { toPicturesRequirement } from '../../registry/library-pictures.ts'
import { imageFields } from './image-fields.ts'

/** A picture with an optional caption and link. */
export const imageBlock = defineBlock({
  type: 'image',
  label: 'Picture',
  group: 'content',
  fields: imageFields,
  dataRequirement: ({ src }) => toPicturesRequirement([src]),
  style: ({ width, height, fit }) => ({
    desktop: { '--shape': `${width} / ${height}`, '--widest': `${width}px`, '--fit': fit },
  }),
  view: () => import('./image-view.tsx'),
})
