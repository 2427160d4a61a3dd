import { choice, dataSelector, image, list, slot, text, toggle, type Field, type Values } from '../../fields/field.ts'

const imageInfoFields = {
  url: image('Picture', { wordsIn: 'altText', keyIn: 'contentKey' }),
  contentKey: dataSelector(text('Its key in the media library')),
  altText: text('What the picture says'),
  overrideAltText: toggle('Say this instead of what the library says', false),
  bgPosition: choice('Place when it is a background', ['', 'center', 'top', 'bottom', 'left', 'right']),
  bgSizeOrRepeat: choice('Size when it is a background', [
    '',
    'cover',
    'contain',
    'repeat',
    'repeat-x',
    'repeat-y',
    'no-repeat',
  ]),
}

/** A picture as a site builder chose it. */
export type ImageInfo = Values<typeof imageInfoFields>

/** The settings of the provider. */
export const imageFields = {
  imageInfo: acceptSingleEntry(list('Pictures', imageInfoFields)),
  enableImageCache: toggle('Use sizes that the server keeps', true),
  disableResponsive: toggle('One size for all devices', false),
  content: slot('Content'),
}

/** Accepts a single stored entry in place of a list. */
function acceptSingleEntry<Value>(field: Field<Value>): Field<Value> {
  return {
    ...field,
    read: (stored) =>
      field.read(typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? [stored] : stored),
  }
}
