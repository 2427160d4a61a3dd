import * as messages from '@hydrant/messages/compiled/page-builder/providers.js'
import {
  choiceField,
  asDataSelector,
  imageField,
  listField,
  slotField,
  textField,
  toggleField,
  type Field,
  type Values,
} from '../../fields/field.ts'

const imageInfoFields = {
  url: imageField(messages.picture, { altTextSetting: 'altText', contentKeySetting: 'contentKey' }),
  contentKey: asDataSelector(textField(messages.itsKeyInTheMediaLibrary)),
  altText: textField(messages.altText),
  overrideAltText: toggleField(messages.overrideAltText, false),
  bgPosition: choiceField(messages.placeWhenItIsABackground, ['', 'center', 'top', 'bottom', 'left', 'right']),
  bgSizeOrRepeat: choiceField(messages.sizeWhenItIsABackground, [
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
  imageInfo: acceptSingleEntryAsList(listField(messages.pictures, imageInfoFields)),
  enableImageCache: toggleField(messages.useSizesThatTheServerKeeps, true),
  disableResponsive: toggleField(messages.oneSizeForAllDevices, false),
  content: slotField(messages.content),
}

/** Accepts a single stored entry in place of a list. */
function acceptSingleEntryAsList<Value>(field: Field<Value>): Field<Value> {
  return {
    ...field,
    read: (stored) =>
      field.read(typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? [stored] : stored),
  }
}
