import { choice, image, link, number, text, toggle, type Values } from '../../fields/field.ts'
import { hexColour } from '../../fields/colour.ts'

/** The settings of one slide. */
export const slideFields = {
  isShown: toggle('Show this slide', true),
  image: image('Background picture'),
  showImage: toggle('Show the picture', true),
  title: text('Title'),
  showTitle: toggle('Show the title', true),
  subtitle: text('Subtitle'),
  showSubtitle: toggle('Show the subtitle', true),
  buttonLabel: text('Label of the button', 'Shop Now'),
  buttonHref: link('The button leads to'),
  showButton: toggle('Show the button', true),
  tone: choice('Box', ['light', 'dark', 'accent']),
  position: choice('Position of the box', ['left', 'center', 'right']),
  verticalPosition: choice('Height of the box', ['center', 'top', 'bottom']),
  textAlign: choice('Alignment of the text', ['left', 'center', 'right']),
  buttonAlign: choice('Alignment of the button', ['left', 'center', 'right']),
  containerMaxWidth: number('Greatest width of the box in pixels (0 for the usual)', {
    fallback: 0,
    min: 0,
    max: 1440,
  }),
  backgroundColour: hexColour('Colour behind the picture'),
  containerColour: hexColour('Colour of the box'),
  textColour: hexColour('Colour of the text'),
  textHoverColour: hexColour('Colour of the text under the pointer'),
  buttonColour: hexColour('Colour of the button'),
  buttonHoverColour: hexColour('Colour of the button under the pointer'),
  buttonTextColour: hexColour("Colour of the button's label"),
  buttonTextHoverColour: hexColour("Colour of the button's label under the pointer"),
}

/** One slide as it is stored. */
export type StoredSlide = Values<typeof slideFields>
