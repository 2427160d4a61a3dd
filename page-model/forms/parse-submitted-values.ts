import * as messages from '@hydrant/messages/compiled/page-model/forms.js'
import { parseFieldValue } from './parse-field-value.ts'
import type { FormDefinition, FormField } from './form-definition.ts'

/** The submitted values of a form by field name; several values only for a field with several choices. */
export type SubmittedValues = Readonly<Record<string, string | readonly string[]>>

/** A field as it was shown, with its submitted value. */
export interface SubmittedField {
  readonly name: string
  readonly label: string
  readonly kind: FormField['kind']
  readonly value: string | readonly string[]
}

/** One issue with the value of a field. */
export interface FieldIssue {
  readonly name: string
  readonly message: string
}

/** The submitted fields that are not empty, in the order of the form; or all issues with the submitted values. */
export type ParsedSubmission =
  | { readonly ok: true; readonly answers: readonly SubmittedField[] }
  | { readonly ok: false; readonly issues: readonly FieldIssue[] }

/** Normalizes the submitted values of a form and checks them against its fields; unknown fields are issues, too. */
export function parseSubmittedValues({ fields }: FormDefinition, submitted: SubmittedValues): ParsedSubmission {
  const names = new Set(fields.map(({ name }) => name))
  const unknownNames = Object.keys(submitted).filter((name) => !names.has(name))
  const parsedFields = fields.map((field) => ({
    field,
    result: parseFieldValue(field, Object.hasOwn(submitted, field.name) ? submitted[field.name] : undefined),
  }))
  const issues = [
    ...parsedFields.flatMap(({ field: { name }, result }) =>
      'issue' in result ? [{ name, message: result.issue }] : [],
    ),
    ...unknownNames.map((name) => ({ name, message: messages.unknownField({ name: name.slice(0, 40) }) })),
  ]
  if (issues.length > 0) return { ok: false, issues }
  return {
    ok: true,
    answers: parsedFields.flatMap(({ field: { name, label, kind }, result }) =>
      'value' in result && result.value.length > 0 ? [{ name, label, kind, value: result.value }] : [],
    ),
  }
}
