import type { FormIssue } from '@hydrant/design/form/error-summary.tsx'
import type { ErrorView } from './error-view.ts'

/**
 * Converts the server's error about a form to errors at its fields: `fieldIds` has the ids of the fields by the
 * server's names. A reason about none of them is shown at `otherFieldId`.
 */
export function toFieldErrors(
  { reasons }: Pick<ErrorView, 'reasons'>,
  fieldIds: Readonly<Record<string, string>>,
  otherFieldId: string,
): readonly FormIssue[] {
  const idsByName = new Map<unknown, string>(Object.entries(fieldIds))
  return reasons.map(({ message, fields }) => {
    const matchingName = fields.find((field) => idsByName.has(field))
    return { fieldId: idsByName.get(matchingName) ?? otherFieldId, message }
  })
}
