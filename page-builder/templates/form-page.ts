import type { PageDocument } from '../render/document.ts'
import { contactForm, textBlock } from './template-blocks.ts'

/** The template of a page with a form. */
export const formPage: PageDocument = {
  root: {},
  content: [
    textBlock('title', 'h1', 'What you can ask for here'),
    textBlock('sentence', 'p', 'Say what happens after sending, and when there will be an answer.'),
    contactForm('form', 'Write to us'),
  ],
}
