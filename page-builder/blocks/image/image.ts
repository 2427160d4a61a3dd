import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { defineBlock } from '../../registry/block.tsx'
import { toPicturesRequirement } from '../../registry/library-pictures.ts'
import {
  choiceField,
  imageField,
  inGroup,
  linkField,
  wholeNumberField,
  textField,
  toggleField,
} from '../../fields/field.ts'

/**
 * The settings of the picture; inside an image provider, `{!Picture.Url}`, `{!Picture.SrcSet}` and `{!Picture.AltText}`
 * are used for the first three.
 */
export const imageFields = {
  src: imageField(messages.picture, { altTextSetting: 'alt' }),
  srcSet: textField(messages.sizesMadeFromIt),
  alt: textField(messages.altText),
  isDecoration: toggleField(messages.isDecorative, false),
  href: linkField(messages.leadsTo),
  caption: textField(messages.caption),
  width: inGroup('layout', wholeNumberField(messages.widthInPixels, { fallback: 1376, min: 1, max: 4000 })),
  height: inGroup('layout', wholeNumberField(messages.heightInPixels, { fallback: 774, min: 1, max: 4000 })),
  fit: inGroup('layout', choiceField(messages.whenItsShapeDiffers, ['cover', 'contain'])),
  isEager: inGroup('layout', toggleField(messages.seenFirstWhenThePageOpens, false)),
}

/** A picture with an optional caption and link. */
export const imageBlock = defineBlock({
  type: 'image',
  label: messages.picture,
  group: 'content',
  fields: imageFields,
  dataRequirement: ({ src }) => toPicturesRequirement([src]),
  style: ({ width, height, fit }) => ({
    desktop: { '--shape': `${width} / ${height}`, '--widest': `${width}px`, '--fit': fit },
  }),
  view: () => import('./image-view.tsx'),
})
