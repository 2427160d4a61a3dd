import { defineBlock } from '../../registry/block.tsx'
import { needOfPictures } from '../../registry/library-pictures.ts'
import { imageFields } from './image-fields.ts'

/** A picture, with a caption and somewhere to lead if they are wanted. */
export const imageBlock = defineBlock({
  type: 'image',
  label: 'Picture',
  group: 'content',
  fields: imageFields,
  need: ({ src }) => needOfPictures([src]),
  style: ({ width, height, fit }) => ({
    desktop: { '--shape': `${width} / ${height}`, '--widest': `${width}px`, '--fit': fit },
  }),
  view: () => import('./image-view.tsx'),
})
