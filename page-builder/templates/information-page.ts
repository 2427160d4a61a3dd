import type { PageDocument } from '../render/document.ts'
import { createTextBlock } from './template-blocks.ts'

/** The template of a page of text. */
export const informationPage: PageDocument = {
  root: {},
  content: [
    createTextBlock('title', 'h1', 'What this page tells'),
    createTextBlock('sentence', 'p', 'A sentence that says what readers will know when they have read it.'),
    {
      type: 'rich-text',
      props: {
        id: 'text',
        text: '<h2>The first part</h2>\n<p>Write short paragraphs: one thought in each.</p>\n<h2>The second part</h2>\n<p>What can be counted is a list:</p>\n<ul><li>the first thing</li><li>the second thing</li></ul>',
      },
    },
    createTextBlock('questions-title', 'h2', 'Questions and answers'),
    {
      type: 'accordion',
      props: {
        id: 'questions',
        headingTag: 'h3',
        items: [
          { title: 'What do people ask first?', text: '<p>Answer it in two sentences.</p>' },
          { title: 'And what next?', text: '<p>Lead to the page that tells more.</p>' },
        ],
      },
    },
  ],
}
