import { defineBlock } from '../../registry/block.tsx'
import { toPicturesRequirement } from '../../registry/library-pictures.ts'
import { choice, image, inGroup, link, number, text, toggle } from '../../fields/field.ts'

/**
 * The settings of the picture; inside an image provider, `{!Picture.Url}`, `{!Picture.SrcSet}` and `{!Picture.AltText}`
 * are used for the first three.
 */
export const imageFields = {
  src: image('Picture', { wordsIn: 'alt' }),
  srcSet: text('Sizes made from it'),
  alt: text('What the picture says'),
  isDecoration: toggle('It only decorates, and says nothing', false),
  href: link('Leads to'),
  caption: text('Caption'),
  width: inGroup('layout', number('Width in pixels', { fallback: 1376, min: 1, max: 4000 })),
  height: inGroup('layout', number('Height in pixels', { fallback: 774, min: 1, max: 4000 })),
  fit: inGroup('layout', choice('When its shape differs', ['cover', 'contain'])),
  isEager: inGroup('layout', toggle('Seen first when the page opens', false)),
}

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
