import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { defineBlock } from '../../registry/block.tsx'
import { toPicturesRequirement } from '../../registry/library-pictures.ts'
import { choice, image, link, text } from '../../fields/field.ts'

/** The settings of the linked picture. */
export const imageLinkFields = {
  image: image(messages.picture, { wordsIn: 'alt' }),
  alt: text(messages.altTextWithoutTitle),
  href: link(messages.leadsTo),
  title: text(messages.title),
  text: text(messages.whatIsThere),
  shape: choice(messages.shape, ['card', 'tile', 'band']),
}

/** A linked picture with or without text. */
export const imageLink = defineBlock({
  type: 'image-link',
  label: messages.pictureWithLink,
  group: 'content',
  fields: imageLinkFields,
  dataRequirement: (settings) => toPicturesRequirement([settings.image]),
  view: () => import('./image-link-view.tsx'),
})
