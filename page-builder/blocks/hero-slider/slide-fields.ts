import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { choice, image, link, number, text, toggle, type Values } from '../../fields/field.ts'
import { hexColour } from '../../fields/colour.ts'

/** The settings of one slide. */
export const slideFields = {
  isShown: toggle(messages.showThisSlide, true),
  image: image(messages.backgroundPicture),
  showImage: toggle(messages.showThePicture, true),
  title: text(messages.title),
  showTitle: toggle(messages.showTheTitle, true),
  subtitle: text(messages.subtitle),
  showSubtitle: toggle(messages.showTheSubtitle, true),
  buttonLabel: text(messages.labelOfTheButton, messages.shopNow),
  buttonHref: link(messages.theButtonLeadsTo),
  showButton: toggle(messages.showTheButton, true),
  tone: choice(messages.box, ['light', 'dark', 'accent']),
  position: choice(messages.positionOfTheBox, ['left', 'center', 'right']),
  verticalPosition: choice(messages.heightOfTheBox, ['center', 'top', 'bottom']),
  textAlign: choice(messages.alignmentOfTheText, ['left', 'center', 'right']),
  buttonAlign: choice(messages.alignmentOfTheButton, ['left', 'center', 'right']),
  containerMaxWidth: number(messages.greatestBoxWidth, {
    fallback: 0,
    min: 0,
    max: 1440,
  }),
  backgroundColour: hexColour(messages.colourBehindThePicture),
  containerColour: hexColour(messages.colourOfTheBox),
  textColour: hexColour(messages.colourOfTheText),
  textHoverColour: hexColour(messages.colourOfTheTextUnderThePointer),
  buttonColour: hexColour(messages.colourOfTheButton),
  buttonHoverColour: hexColour(messages.colourOfTheButtonUnderThePointer),
  buttonTextColour: hexColour(messages.buttonTextColour),
  buttonTextHoverColour: hexColour(messages.buttonTextHoverColour),
}

/** One slide as it is stored. */
export type StoredSlide = Values<typeof slideFields>
