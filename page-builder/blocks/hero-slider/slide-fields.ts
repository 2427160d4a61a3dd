import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import {
  choiceField,
  imageField,
  linkField,
  wholeNumberField,
  textField,
  toggleField,
  type Values,
} from '../../fields/field.ts'
import { hexColourField } from '../../fields/colour.ts'

/** The settings of one slide. */
export const slideFields = {
  isShown: toggleField(messages.showThisSlide, true),
  image: imageField(messages.backgroundPicture),
  showImage: toggleField(messages.showThePicture, true),
  title: textField(messages.title),
  showTitle: toggleField(messages.showTheTitle, true),
  subtitle: textField(messages.subtitle),
  showSubtitle: toggleField(messages.showTheSubtitle, true),
  buttonLabel: textField(messages.labelOfTheButton, messages.shopNow),
  buttonHref: linkField(messages.theButtonLeadsTo),
  showButton: toggleField(messages.showTheButton, true),
  tone: choiceField(messages.box, ['light', 'dark', 'accent']),
  position: choiceField(messages.positionOfTheBox, ['left', 'center', 'right']),
  verticalPosition: choiceField(messages.heightOfTheBox, ['center', 'top', 'bottom']),
  textAlign: choiceField(messages.alignmentOfTheText, ['left', 'center', 'right']),
  buttonAlign: choiceField(messages.alignmentOfTheButton, ['left', 'center', 'right']),
  containerMaxWidth: wholeNumberField(messages.greatestBoxWidth, {
    fallback: 0,
    min: 0,
    max: 1440,
  }),
  backgroundColour: hexColourField(messages.colourBehindThePicture),
  containerColour: hexColourField(messages.colourOfTheBox),
  textColour: hexColourField(messages.colourOfTheText),
  textHoverColour: hexColourField(messages.colourOfTheTextUnderThePointer),
  buttonColour: hexColourField(messages.colourOfTheButton),
  buttonHoverColour: hexColourField(messages.colourOfTheButtonUnderThePointer),
  buttonTextColour: hexColourField(messages.buttonTextColour),
  buttonTextHoverColour: hexColourField(messages.buttonTextHoverColour),
}

/** One slide as it is stored. */
export type StoredSlide = Values<typeof slideFields>
