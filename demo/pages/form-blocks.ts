import type { DemoBlock } from './blocks.ts'

/** A question of a form; absent fields have their defaults. */
export interface DemoQuestion {
  readonly kind: 'text' | 'long-text' | 'email' | 'phone' | 'number' | 'date' | 'choice' | 'choices' | 'consent'
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly isRequired?: boolean
  readonly autocomplete?: string
  /** The options, one on each line. */
  readonly options?: string
  readonly min?: string
  readonly max?: string
  readonly step?: string
  readonly maxLength?: number
  readonly section?: string
}

interface DemoForm {
  readonly title: string
  readonly kind: 'contact' | 'quote' | 'order-form' | 'membership'
  readonly fields: readonly DemoQuestion[]
  readonly submitLabel: string
  readonly confirmation: string
}

/** Creates a form block as site builders store it. */
export function createFormBlock(id: string, form: DemoForm): DemoBlock {
  return { type: 'form', props: { id, ...form } }
}

/** Questions about the sender's name and contact details. */
export const CONTACT_QUESTIONS: readonly DemoQuestion[] = [
  { kind: 'text', name: 'name', label: 'Your name', isRequired: true, autocomplete: 'name', maxLength: 120 },
  {
    kind: 'text',
    name: 'department',
    label: 'Department or company',
    isRequired: true,
    autocomplete: 'organization',
    maxLength: 160,
  },
  { kind: 'email', name: 'email', label: 'Email address', isRequired: true, autocomplete: 'email' },
  { kind: 'phone', name: 'phone', label: 'Phone', hint: 'With the area code.', autocomplete: 'tel' },
]

/** Assigns questions to a section with a heading. */
export function withSection(section: string, questions: readonly DemoQuestion[]): readonly DemoQuestion[] {
  return questions.map((question) => ({ ...question, section }))
}

/** Creates a question for a body measurement in inches, in half-inch steps. */
export function createInchesQuestion(
  name: string,
  label: string,
  { min, max, hint }: { readonly min: string; readonly max: string; readonly hint: string },
): DemoQuestion {
  return { kind: 'number', name, label: `${label} (in)`, hint, min, max, step: '0.5', isRequired: true }
}
