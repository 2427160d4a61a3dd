import * as messages from '@hydrant/messages/compiled/page-builder/templates.js'
import type { PageDocument } from '../render/document.ts'
import { formPage } from './form-page.ts'
import { informationPage } from './information-page.ts'
import { landingPage } from './landing-page.ts'

/** A template that a new page can start from. */
export interface PageTemplate {
  readonly name: string
  readonly label: () => string
  /** Its purpose, in a sentence. */
  readonly description: () => string
  readonly document: PageDocument
}

/** The templates of pages, the empty one first. */
export const PAGE_TEMPLATES: readonly PageTemplate[] = [
  {
    name: 'blank',
    label: messages.blank,
    description: messages.blankDescription,
    document: { root: {}, content: [] },
  },
  {
    name: 'landing',
    label: messages.landing,
    description: messages.landingDescription,
    document: landingPage,
  },
  {
    name: 'information',
    label: messages.information,
    description: messages.informationDescription,
    document: informationPage,
  },
  {
    name: 'form',
    label: messages.form,
    description: messages.formDescription,
    document: formPage,
  },
]

/** Texts of templates that may be published unchanged; so may all texts of their forms. */
export const FINISHED_TEXTS: ReadonlySet<string> = new Set([
  '',
  'Opening',
  'Featured products',
  'Questions and answers',
])
