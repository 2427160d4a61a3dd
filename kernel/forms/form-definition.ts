import { tidyLine } from './tidy-line.ts'

/** What a form asks the distributor for; it decides under which heading a request appears there. */
export const REQUEST_KINDS = ['contact', 'quote', 'order-form', 'membership'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

/** What can be asked: lines of text, one or some of a list, or a tick. */
export const FIELD_KINDS = [
  'text',
  'long-text',
  'email',
  'phone',
  'number',
  'date',
  'choice',
  'choices',
  'consent',
] as const
export type FieldKind = (typeof FIELD_KINDS)[number]

/** One question of a form. */
export interface FormField {
  readonly kind: FieldKind
  /** Tells it from the form's other questions; lower-case letters, digits and hyphens. */
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly isRequired: boolean
  /** What browsers may fill in by themselves, in the words of HTML such as `email`; empty: nothing. */
  readonly autocomplete: string
  /** What can be chosen; empty for the other kinds. */
  readonly options: readonly string[]
  /** The least number, or the first day as `2026-01-31`; empty: any. */
  readonly min: string
  readonly max: string
  /** Numbers must be multiples of it; empty: any. */
  readonly step: string
  /** Characters that a text may have. */
  readonly maxLength: number
  /** Questions in a row that have the same one stand under it as their heading; empty: none. */
  readonly section: string
}

/** A form as a page stores it. */
export interface FormDefinition {
  readonly id: string
  readonly title: string
  readonly kind: RequestKind
  readonly fields: readonly FormField[]
  readonly submitLabel: string
  /** What a sender is told when the form has arrived. */
  readonly confirmation: string
}

/** The longest that a text may be, whatever a form says. */
export const LONGEST_ANSWER = 8000

/** Questions of one form, and choices of one question. */
const MOST_FIELDS = 80
const MOST_OPTIONS = 60

const USUAL_LENGTHS: Readonly<Record<FieldKind, number>> = {
  text: 200,
  'long-text': 4000,
  email: 254,
  phone: 40,
  number: 20,
  date: 10,
  choice: LONGEST_ANSWER,
  choices: LONGEST_ANSWER,
  consent: 3,
}

/** Answers that people type, for which a form may set a length of its own. */
const TYPED: ReadonlySet<FieldKind> = new Set(['text', 'long-text', 'email', 'phone'])

/** Reads what the settings of a form block say; what makes no sense is left out, or is as usual. */
export function readFormDefinition(props: Readonly<Record<string, unknown>>): FormDefinition {
  const fields = listOf(props['fields']).flatMap((stored) => readField(stored) ?? [])
  return {
    id: textOf(props['id']),
    title: textOf(props['title']),
    kind: REQUEST_KINDS.find((kind) => kind === props['kind']) ?? 'contact',
    fields: [...new Map(fields.toReversed().map((field) => [field.name, field])).values()]
      .toReversed()
      .slice(0, MOST_FIELDS),
    submitLabel: textOf(props['submitLabel']) || 'Send',
    confirmation: textOf(props['confirmation']) || 'Thank you. We have it and will answer within one working day.',
  }
}

function readField(stored: Readonly<Record<string, unknown>>): FormField | null {
  const kind = FIELD_KINDS.find((known) => known === stored['kind']) ?? 'text'
  const [name, label] = [textOf(stored['name']), textOf(stored['label'])]
  const options = kind === 'choice' || kind === 'choices' ? linesOf(textOf(stored['options'])) : []
  const cannotBeAsked =
    !/^[a-z][a-z0-9-]{0,39}$/.test(name) ||
    label === '' ||
    ((kind === 'choice' || kind === 'choices') && options.length === 0)
  if (cannotBeAsked) return null
  return {
    kind,
    name,
    label,
    options,
    hint: textOf(stored['hint']),
    isRequired: stored['isRequired'] === true,
    autocomplete: textOf(stored['autocomplete']),
    min: textOf(stored['min']),
    max: textOf(stored['max']),
    step: textOf(stored['step']),
    maxLength: (TYPED.has(kind) ? readLength(stored['maxLength']) : null) ?? USUAL_LENGTHS[kind],
    section: textOf(stored['section']),
  }
}

function readLength(stored: unknown): number | null {
  return typeof stored === 'number' && Number.isInteger(stored) && stored >= 1 ? Math.min(stored, LONGEST_ANSWER) : null
}

function linesOf(text: string): readonly string[] {
  const lines = text.split('\n').map(tidyLine)
  return [...new Set(lines)].filter((line) => line !== '').slice(0, MOST_OPTIONS)
}

function listOf(stored: unknown): ReadonlyArray<Readonly<Record<string, unknown>>> {
  return Array.isArray(stored) ? stored.filter(isRecord) : []
}

function textOf(stored: unknown): string {
  return typeof stored === 'string' ? stored.trim() : ''
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
