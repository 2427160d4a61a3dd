import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { defineBlock } from '../../registry/block.tsx'
import { toPicturesRequirement } from '../../registry/library-pictures.ts'
import { choice, image, inGroup, link, number, text, toggle } from '../../fields/field.ts'

/**
 * The settings of the picture; inside an image provider, `{!Picture.Url}`, `{!Picture.SrcSet}` and `{!Picture.AltText}`
 * are used for the first three.
 */
export const imageFields = {
  src: image(messages.picture, { wordsIn: 'alt' }),
  srcSet: text(messages.sizesMadeFromIt),
  alt: text(messages.altText),
  isDecoration: toggle(messages.isDecorative, false),
  href: link(messages.leadsTo),
  caption: text(messages.caption),
  width: inGroup('layout', number(messages.widthInPixels, { fallback: 1376, min: 1, max: 4000 })),
  height: inGroup('layout', number(messages.heightInPixels, { fallback: 774, min: 1, max: 4000 })),
  fit: inGroup('layout', choice(messages.whenItsShapeDiffers, ['cover', 'contain'])),
  isEager: inGroup('layout', toggle(messages.seenFirstWhenThePageOpens, false)),
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
