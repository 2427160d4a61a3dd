import { defineBlock } from '../../registry/block.tsx'
import { toPicturesRequirement } from '../../registry/library-pictures.ts'
import { imageLinkFields } from './image-link-fields.ts'

/** A linked picture with or without text. */
export const imageLink = defineBlock({
  type: 'image-link',
  label: 'Picture with link',
  group: 'content',
  fields: imageLinkFields,
  dataRequirement: ({ image }) => toPicturesRequirement([image]),
  view: () => import('./image-link-view.tsx'),
})
