import { checkAnswer } from './check-answer.ts'
import type { FormDefinition, FormField } from './form-definition.ts'

/** What a form was sent with, by the names of its questions; several values only where several can be chosen. */
export type GivenAnswers = Readonly<Record<string, string | readonly string[]>>

/** A question as it was asked, and what was answered. */
export interface FormAnswer {
  readonly name: string
  readonly label: string
  readonly kind: FormField['kind']
  readonly value: string | readonly string[]
}

/** What is wrong with the answer to one question. */
export interface AnswerFault {
  readonly name: string
  readonly message: string
}

/**
 * The answers in the order of the questions, without those that were left empty; or everything that is wrong with them.
 */
export type CheckedAnswers =
  | { readonly ok: true; readonly answers: readonly FormAnswer[] }
  | { readonly ok: false; readonly faults: readonly AnswerFault[] }

/** Holds what was sent against the questions of a form. */
export function checkAnswers({ fields }: FormDefinition, given: GivenAnswers): CheckedAnswers {
  const names = new Set(fields.map(({ name }) => name))
  const unknown = Object.keys(given).filter((name) => !names.has(name))
  const checked = fields.map((field) => ({
    field,
    result: checkAnswer(field, Object.hasOwn(given, field.name) ? given[field.name] : undefined),
  }))
  const faults = [
    ...checked.flatMap(({ field: { name }, result }) => ('fault' in result ? [{ name, message: result.fault }] : [])),
    ...unknown.map((name) => ({ name, message: `This form does not ask for '${name.slice(0, 40)}'.` })),
  ]
  if (faults.length > 0) return { ok: false, faults }
  return {
    ok: true,
    answers: checked.flatMap(({ field: { name, label, kind }, result }) =>
      'value' in result && result.value.length > 0 ? [{ name, label, kind, value: result.value }] : [],
    ),
  }
}
