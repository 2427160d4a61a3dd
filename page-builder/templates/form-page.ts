import type { PageDocument } from '../render/document.ts'
import { createContactForm, createTextBlock } from './template-blocks.ts'

/** The template of a page with a form. */
export const formPage: PageDocument = {
  root: {},
  content: [
    createTextBlock('title', 'h1', 'What you can ask for here'),
    createTextBlock('sentence', 'p', 'Say what happens after sending, and when there will be an answer.'),
    createContactForm('form', 'Write to us'),
  ],
}
