import { choice, image, link, text } from '../../fields/field.ts'

/** The settings of the linked picture. */
export const imageLinkFields = {
  image: image('Picture', { wordsIn: 'alt' }),
  alt: text('What the picture says, where no title does'),
  href: link('Leads to'),
  title: text('Title'),
  text: text('What is there'),
  shape: choice('Shape', ['card', 'tile', 'band']),
}
