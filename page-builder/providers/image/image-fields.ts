import * as messages from '@hydrant/messages/compiled/page-builder/providers.js'
import { choice, dataSelector, image, list, slot, text, toggle, type Field, type Values } from '../../fields/field.ts'

const imageInfoFields = {
  url: image(messages.picture, { wordsIn: 'altText', keyIn: 'contentKey' }),
  contentKey: dataSelector(text(messages.itsKeyInTheMediaLibrary)),
  altText: text(messages.altText),
  overrideAltText: toggle(messages.overrideAltText, false),
  bgPosition: choice(messages.placeWhenItIsABackground, ['', 'center', 'top', 'bottom', 'left', 'right']),
  bgSizeOrRepeat: choice(messages.sizeWhenItIsABackground, [
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
  imageInfo: acceptSingleEntry(list(messages.pictures, imageInfoFields)),
  enableImageCache: toggle(messages.useSizesThatTheServerKeeps, true),
  disableResponsive: toggle(messages.oneSizeForAllDevices, false),
  content: slot(messages.content),
}

/** Accepts a single stored entry in place of a list. */
function acceptSingleEntry<Value>(field: Field<Value>): Field<Value> {
  return {
    ...field,
    read: (stored) =>
      field.read(typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? [stored] : stored),
  }
}
