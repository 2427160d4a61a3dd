import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import * as messages from '@hydrant/messages/compiled/page-model/forms.js'
import { normalizeLine } from './normalize-line.ts'

/** The purpose of a form; it decides under which heading its submissions are listed. */
export const REQUEST_KINDS = ['contact', 'quote', 'order-form', 'membership'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

/** The kinds of form fields. */
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

/** One field of a form. */
export interface FormField {
  readonly kind: FieldKind
  /** Unique within the form; lower-case letters, digits and hyphens. */
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly isRequired: boolean
  /** HTML's `autocomplete` value such as `email`; empty for none. */
  readonly autocomplete: string
  /** The options to choose from; empty for the other kinds. */
  readonly options: readonly string[]
  /** The smallest number, or the first day as `2026-01-31`; empty for any. */
  readonly min: string
  readonly max: string
  /** The step between allowed numbers; empty for any. */
  readonly step: string
  /** The maximum number of characters. */
  readonly maxLength: number
  /** The heading over consecutive fields with the same section; empty for none. */
  readonly section: string
}

/** A form as a page stores it. */
export interface FormDefinition {
  readonly id: string
  readonly title: string
  readonly kind: RequestKind
  readonly fields: readonly FormField[]
  readonly submitLabel: string
  /** The message that the sender sees after submitting. */
  readonly confirmation: string
}

/** The maximum length of a value, whatever a form sets. */
export const MAX_VALUE_LENGTH = 8000

/** The maximum number of fields of a form, and of options of a field. */
const MAX_FIELDS = 80
const MAX_OPTIONS = 60

const DEFAULT_MAX_LENGTHS: Readonly<Record<FieldKind, number>> = {
  text: 200,
  'long-text': 4000,
  email: 254,
  phone: 40,
  number: 20,
  date: 10,
  choice: MAX_VALUE_LENGTH,
  choices: MAX_VALUE_LENGTH,
  consent: 3,
}

/** Kinds of fields that people type into, for which a form may set its own maximum length. */
const TYPED_KINDS: ReadonlySet<FieldKind> = new Set(['text', 'long-text', 'email', 'phone'])

/** Parses the properties of a form block; invalid fields are left out, other invalid values get defaults. */
export function parseFormDefinition(props: Readonly<Record<string, unknown>>): FormDefinition {
  const fields = toRecords(props['fields']).flatMap((stored) => parseFormField(stored) ?? [])
  return {
    id: toTrimmedText(props['id']),
    title: toTrimmedText(props['title']),
    kind: REQUEST_KINDS.find((kind) => kind === props['kind']) ?? 'contact',
    fields: [...new Map(fields.toReversed().map((field) => [field.name, field])).values()]
      .toReversed()
      .slice(0, MAX_FIELDS),
    submitLabel: toTrimmedText(props['submitLabel']) || messages.send(),
    confirmation: toTrimmedText(props['confirmation']) || messages.confirmation(),
  }
}

function parseFormField(stored: Readonly<Record<string, unknown>>): FormField | null {
  const kind = FIELD_KINDS.find((candidate) => candidate === stored['kind']) ?? 'text'
  const [name, label] = [toTrimmedText(stored['name']), toTrimmedText(stored['label'])]
  const options = kind === 'choice' || kind === 'choices' ? parseOptionLines(toTrimmedText(stored['options'])) : []
  const isIncomplete =
    !/^[a-z][a-z0-9-]{0,39}$/.test(name) ||
    label === '' ||
    ((kind === 'choice' || kind === 'choices') && options.length === 0)
  if (isIncomplete) return null
  return {
    kind,
    name,
    label,
    options,
    hint: toTrimmedText(stored['hint']),
    isRequired: stored['isRequired'] === true,
    autocomplete: toTrimmedText(stored['autocomplete']),
    min: toTrimmedText(stored['min']),
    max: toTrimmedText(stored['max']),
    step: toTrimmedText(stored['step']),
    maxLength: (TYPED_KINDS.has(kind) ? parseMaxLength(stored['maxLength']) : null) ?? DEFAULT_MAX_LENGTHS[kind],
    section: toTrimmedText(stored['section']),
  }
}

function parseMaxLength(stored: unknown): number | null {
  return typeof stored === 'number' && Number.isInteger(stored) && stored >= 1
    ? Math.min(stored, MAX_VALUE_LENGTH)
    : null
}

function parseOptionLines(text: string): readonly string[] {
  const lines = text.split('\n').map(normalizeLine)
  return [...new Set(lines)].filter((line) => line !== '').slice(0, MAX_OPTIONS)
}

function toRecords(stored: unknown): ReadonlyArray<Readonly<Record<string, unknown>>> {
  return Array.isArray(stored) ? stored.filter(isRecord) : []
}

function toTrimmedText(stored: unknown): string {
  return typeof stored === 'string' ? stored.trim() : ''
}
