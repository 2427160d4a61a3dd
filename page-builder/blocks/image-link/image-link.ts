import { defineBlock } from '../../registry/block.tsx'
import { toPicturesRequirement } from '../../registry/library-pictures.ts'
import { choice, image, link, text } from '../../fields/field.ts'

/** The settings of the linked picture. */
export const imageLinkFields = {
  image: image('Picture', { wordsIn: 'alt' }),
  alt: text('What the picture says, where no title does'),
  href: link('Leads to'),
  title: text('Title'),
  text: text('What is there'),
  shape: choice('Shape', ['card', 'tile', 'band']),
}

/** A linked picture with or without text. */
export const imageLink = defineBlock({
  type: 'image-link',
  label: 'Picture with link',
  group: 'content',
  fields: imageLinkFields,
  dataRequirement: (settings) => toPicturesRequirement([settings.image]),
  view: () => import('./image-link-view.tsx'),
})
