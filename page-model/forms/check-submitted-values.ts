import * as messages from '@hydrant/messages/compiled/page-model/forms.js'
import { checkFieldValue } from './check-field-value.ts'
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

/** The submitted fields in the form's order, without empty ones; or every issue with them. */
export type CheckedForm =
  | { readonly ok: true; readonly answers: readonly SubmittedField[] }
  | { readonly ok: false; readonly issues: readonly FieldIssue[] }

/** Checks the submitted values of a form against its fields. */
export function checkSubmittedValues({ fields }: FormDefinition, submitted: SubmittedValues): CheckedForm {
  const names = new Set(fields.map(({ name }) => name))
  const unknown = Object.keys(submitted).filter((name) => !names.has(name))
  const checked = fields.map((field) => ({
    field,
    result: checkFieldValue(field, Object.hasOwn(submitted, field.name) ? submitted[field.name] : undefined),
  }))
  const issues = [
    ...checked.flatMap(({ field: { name }, result }) => ('issue' in result ? [{ name, message: result.issue }] : [])),
    ...unknown.map((name) => ({ name, message: messages.unknownField({ name: name.slice(0, 40) }) })),
  ]
  if (issues.length > 0) return { ok: false, issues }
  return {
    ok: true,
    answers: checked.flatMap(({ field: { name, label, kind }, result }) =>
      'value' in result && result.value.length > 0 ? [{ name, label, kind, value: result.value }] : [],
    ),
  }
}
