import { Alert } from '@hydrant/design/feedback/alert.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/shell.js'
import type { FormError } from './office-errors.ts'

/** The errors of a form that was rejected; nothing was changed then. */
export function FormErrors({ errors }: { readonly errors: readonly FormError[] }) {
  if (errors.length === 0) return null
  return (
    <Alert tone="error" title={messages.nothingChanged()}>
      {errors.map(({ message, fields }) => (
        <p key={`${fields.join()} ${message}`}>{message}</p>
      ))}
    </Alert>
  )
}
