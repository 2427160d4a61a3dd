import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/records.js'
import { useFailedSubmission } from '@hydrant/rendering/submissions/use-failed-submission.ts'
import { FormErrors } from '../shell/form-errors.tsx'
import type { FormError } from '../shell/office-errors.ts'
import { LeaveGuard, useIsOneOfSeveralForms } from '../shell/leave-guard.tsx'
import { FieldInput } from './field-input.tsx'
import { SHOWN_AT_FIELD } from './find-created.ts'
import { ORIGINAL_FIELD } from './parse-form.ts'
import type { DescribedField } from './load-description.ts'
import styles from './record-form.module.css'

const FORM_ID = 'record-form'

/**
 * The form of a record: one input for each field that may be written. After a rejection it has what was typed, and the
 * errors at their fields.
 */
export function RecordForm({ fields, original, typed, errors, tag, shownAt, submitLabel }: RecordFormProps) {
  const [isTyped, setIsTyped] = useState(false)
  const isUnsent = (useFailedSubmission()?.form ?? null) !== null
  const isChanged = isTyped || isUnsent || errors.length > 0
  const isOneOfSeveral = useIsOneOfSeveralForms()
  const isSaving = useNavigation().formMethod === 'POST'
  const errorByField = new Map(errors.flatMap(({ fields: names, message }) => names.map((name) => [name, message])))
  const names = new Set(fields.map(({ name }) => name))
  return (
    <Form
      id={FORM_ID}
      method="post"
      className={styles.form}
      onInput={() => setIsTyped(true)}
      onSubmit={() => setIsTyped(false)}
    >
      <LeaveGuard isChanged={isChanged} form={{ id: FORM_ID, label: messages.fieldsAtTop() }} />
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="tag" value={tag ?? ''} />
      {shownAt !== undefined && <input type="hidden" name={SHOWN_AT_FIELD} value={shownAt} />}
      <input type="hidden" name={ORIGINAL_FIELD} value={JSON.stringify(original)} />
      <FormErrors errors={errors.filter((error) => !error.fields.some((field) => names.has(field)))} />
      <div className={styles.fields}>
        {fields.map((field) => (
          <FieldInput
            key={field.name}
            field={field}
            value={typed?.[field.name] ?? original[field.name] ?? ''}
            error={errorByField.get(field.name)}
          />
        ))}
      </div>
      <div className={styles.actions}>
        {/* Of several forms, only the one that has changes is stressed. */}
        <Button type="submit" variant={isOneOfSeveral && !isChanged ? 'secondary' : 'primary'} isBusy={isSaving}>
          {submitLabel ?? messages.save()}
        </Button>
      </div>
    </Form>
  )
}

interface RecordFormProps {
  readonly fields: readonly DescribedField[]
  /** What the inputs showed when the page was opened, by the names of the fields. */
  readonly original: Readonly<Record<string, string>>
  /** What was typed, when the form was rejected. */
  readonly typed: Readonly<Record<string, string>> | null
  readonly errors: readonly FormError[]
  /** The ETag of the record as this page shows it; null for a new one. */
  readonly tag: string | null
  /** When the form for a new record was shown. */
  readonly shownAt?: string
  readonly submitLabel?: string
}
