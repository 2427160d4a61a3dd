import type { PageDocument } from '../render/document.ts'
import { formPage } from './form-page.ts'
import { informationPage } from './information-page.ts'
import { landingPage } from './landing-page.ts'

/** A template that a new page can start from. */
export interface PageTemplate {
  readonly name: string
  readonly label: string
  /** Its purpose, in a sentence. */
  readonly description: string
  readonly document: PageDocument
}

/** The templates of pages, the empty one first. */
export const PAGE_TEMPLATES: readonly PageTemplate[] = [
  {
    name: 'blank',
    label: 'Blank page',
    description: 'Nothing yet: every block is yours.',
    document: { root: {}, content: [] },
  },
  {
    name: 'landing',
    label: 'Landing page',
    description: 'A large opening, featured products, three reasons beside each other, and a form.',
    document: landingPage,
  },
  {
    name: 'information',
    label: 'Information page',
    description: 'A title, text with headings, and questions that open their answers.',
    document: informationPage,
  },
  {
    name: 'form',
    label: 'Page with a form',
    description: 'A title, a sentence, and a form that reaches you.',
    document: formPage,
  },
]
