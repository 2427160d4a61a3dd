import type { DemoBlock } from './blocks.ts'

/** A question of a form; what is left out is as usual. */
export interface DemoQuestion {
  readonly kind: 'text' | 'long-text' | 'email' | 'phone' | 'number' | 'date' | 'choice' | 'choices' | 'consent'
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly isRequired?: boolean
  readonly autocomplete?: string
  /** One on each line. */
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

/** A form as site builders store it. */
export function formBlock(id: string, form: DemoForm): DemoBlock {
  return { type: 'form', props: { id, ...form } }
}

/** Who asks, and how they are reached. */
export const YOU: readonly DemoQuestion[] = [
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

/** The same questions under one heading. */
export function under(section: string, questions: readonly DemoQuestion[]): readonly DemoQuestion[] {
  return questions.map((question) => ({ ...question, section }))
}

/** A length of the body in inches, to the half. */
export function inches(
  name: string,
  label: string,
  { min, max, hint }: { readonly min: string; readonly max: string; readonly hint: string },
): DemoQuestion {
  return { kind: 'number', name, label: `${label} (in)`, hint, min, max, step: '0.5', isRequired: true }
}
