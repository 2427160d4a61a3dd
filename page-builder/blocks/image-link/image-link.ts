import { defineBlock } from '../../registry/block.tsx'
import { needOfPictures } from '../../registry/library-pictures.ts'
import { imageLinkFields } from './image-link-fields.ts'

/** A picture that leads somewhere, with words beside it or without. */
export const imageLink = defineBlock({
  type: 'image-link',
  label: 'Picture with link',
  group: 'content',
  fields: imageLinkFields,
  need: ({ image }) => needOfPictures([image]),
  view: () => import('./image-link-view.tsx'),
})
