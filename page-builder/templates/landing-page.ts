import type { PageDocument, StoredBlock } from '../render/document.ts'
import { createContactForm, createColumnsRow, createTextBlock } from './template-blocks.ts'

const createReasonBlocks = (id: string, title: string, text: string): readonly StoredBlock[] => [
  createTextBlock(`${id}-title`, 'h3', title),
  createTextBlock(`${id}-text`, 'p', text),
]

/** The template of a landing page with a single purpose. */
export const landingPage: PageDocument = {
  root: {},
  content: [
    {
      type: 'hero-slider',
      props: {
        id: 'opening',
        label: 'Opening',
        slides: [
          {
            title: 'Say it in one line',
            subtitle: 'And what it does for the reader in one more.',
            tone: 'dark',
            textAlign: 'left',
          },
        ],
      },
    },
    createTextBlock('title', 'h1', 'What this page is about'),
    createTextBlock('sentence', 'p', 'Two sentences are enough to say whom it is for. The rest of the page proves it.'),
    { type: 'featured-products', props: { id: 'featured', title: 'Featured products', tag: 'h2' } },
    createTextBlock('reasons-title', 'h2', 'Three good reasons'),
    createColumnsRow('reasons', [
      {
        width: 4,
        content: createReasonBlocks('first', 'The first reason', 'What it is, in a sentence that names a figure.'),
      },
      { width: 4, content: createReasonBlocks('second', 'The second reason', 'What it saves, and whom.') },
      { width: 4, content: createReasonBlocks('third', 'The third reason', 'What others say who have tried it.') },
    ]),
    createContactForm('contact', 'Ask us'),
  ],
}
