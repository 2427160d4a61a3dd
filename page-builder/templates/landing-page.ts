import type { PageDocument, StoredBlock } from '../render/document.ts'
import { contactForm, columnsRow, textBlock } from './template-blocks.ts'

const reason = (id: string, title: string, text: string): readonly StoredBlock[] => [
  textBlock(`${id}-title`, 'h3', title),
  textBlock(`${id}-text`, 'p', text),
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
    textBlock('title', 'h1', 'What this page is about'),
    textBlock('sentence', 'p', 'Two sentences are enough to say whom it is for. The rest of the page proves it.'),
    { type: 'featured-products', props: { id: 'featured', title: 'Featured products', tag: 'h2' } },
    textBlock('reasons-title', 'h2', 'Three good reasons'),
    columnsRow('reasons', [
      { width: 4, content: reason('first', 'The first reason', 'What it is, in a sentence that names a figure.') },
      { width: 4, content: reason('second', 'The second reason', 'What it saves, and whom.') },
      { width: 4, content: reason('third', 'The third reason', 'What others say who have tried it.') },
    ]),
    contactForm('contact', 'Ask us'),
  ],
}
