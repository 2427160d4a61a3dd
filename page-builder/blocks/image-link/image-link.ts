import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { defineBlock } from '../../registry/block.tsx'
import { toPicturesRequirement } from '../../registry/library-pictures.ts'
import { choiceField, imageField, linkField, textField } from '../../fields/field.ts'

/** The settings of the linked picture. */
export const imageLinkFields = {
  image: imageField(messages.picture, { altTextSetting: 'alt' }),
  alt: textField(messages.altTextWithoutTitle),
  href: linkField(messages.leadsTo),
  title: textField(messages.title),
  text: textField(messages.whatIsThere),
  shape: choiceField(messages.shape, ['card', 'tile', 'band']),
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
