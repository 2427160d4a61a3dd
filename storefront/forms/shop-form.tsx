import { type ReactNode, useContext, useMemo } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { ErrorSummary } from '@hydrant/design/form/error-summary.tsx'
import { useFormValidation } from '@hydrant/design/form/use-form-validation.ts'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/forms.js'
import type { FormDefinition } from '@hydrant/page-model/forms/form-definition.ts'
import type { FormControls } from '@hydrant/page-builder/registry/form-controls.ts'
import { links } from '../links.ts'
import { FormStateContext } from './form-state-context.ts'
import type { FormState } from './form-state.ts'
import { getFormAnchor, toAnswerFieldName, getControlId, FORM_FIELDS } from './form-fields.ts'
import { FormReceiptView } from './form-receipt-view.tsx'
import type { RejectedForm, sendForm } from './send-form.ts'
import styles from './shop-form.module.css'

interface ShopFormProps {
  readonly form: FormDefinition
  readonly renderQuestions: (controls: FormControls) => ReactNode
}

/** A form of a stored page, or its receipt once it has been sent. */
export function ShopForm({ form, renderQuestions }: ShopFormProps) {
  const formState = useContext(FormStateContext)
  if (formState === null) return null
  const isReceived = formState.receipt?.formId === form.id
  return (
    <section
      id={getFormAnchor(form.id)}
      aria-labelledby={form.title === '' ? undefined : `${getFormAnchor(form.id)}-title`}
      className={styles.form}
    >
      {form.title !== '' && <h2 id={`${getFormAnchor(form.id)}-title`}>{form.title}</h2>}
      {isReceived && formState.receipt !== null ? (
        <FormReceiptView receipt={formState.receipt} path={formState.path} />
      ) : (
        <FillableForm form={form} formState={formState} renderQuestions={renderQuestions} />
      )}
    </section>
  )
}

function FillableForm({ form, formState, renderQuestions }: ShopFormProps & { readonly formState: FormState }) {
  const actionData = useActionData<typeof sendForm>()
  const rejectedForm = actionData?.formId === form.id ? actionData : undefined
  const { formData, state } = useNavigation()
  const isSending = state !== 'idle' && formData?.get(FORM_FIELDS.formId) === form.id
  const checkedForm = useFormValidation()
  const serverErrors = useMemo(
    () =>
      (rejectedForm?.fieldErrors ?? []).map(({ name, message }) => ({ fieldId: getControlId(form.id, name), message })),
    [rejectedForm, form.id],
  )
  return (
    <Form
      {...checkedForm.formProps}
      method="post"
      action={links.formTarget({ path: formState.path, formId: form.id })}
      preventScrollReset
      className={styles.form}
    >
      {rejectedForm?.message && (
        <Alert tone="error" title={messages.notSent()}>
          <p>{rejectedForm.message}</p>
        </Alert>
      )}
      <ErrorSummary issues={checkedForm.issues.length > 0 ? checkedForm.issues : serverErrors} />
      <HiddenFields formId={form.id} formState={formState} />
      {renderQuestions(toFormControls(form, formState, rejectedForm))}
      <Button type="submit" isBusy={isSending} className={styles.submit}>
        {form.submitLabel}
      </Button>
    </Form>
  )
}

/** The hidden fields of a form. The last one is a honeypot that users cannot see or reach: only bots fill it in. */
function HiddenFields({ formId, formState }: { readonly formId: string; readonly formState: FormState }) {
  return (
    <>
      <input type="hidden" name={FORM_FIELDS.formId} value={formId} />
      <input type="hidden" name={FORM_FIELDS.version} value={formState.version} />
      <input type="hidden" name={FORM_FIELDS.key} value={formState.submissionKey} />
      <div className={styles.trap} aria-hidden="true">
        <label>
          {messages.leaveEmpty()}
          <input type="text" name={FORM_FIELDS.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}

function toFormControls(
  form: FormDefinition,
  { visitorValues }: FormState,
  rejectedForm: RejectedForm | undefined,
): FormControls {
  const visitorEntries = form.fields.map(
    ({ name, autocomplete }) =>
      [name, [(Object.hasOwn(visitorValues, autocomplete) ? visitorValues[autocomplete] : undefined) ?? '']] as const,
  )
  return {
    values: rejectedForm?.values ?? Object.fromEntries(visitorEntries),
    fieldErrors: Object.fromEntries((rejectedForm?.fieldErrors ?? []).map(({ name, message }) => [name, message])),
    idOf: (name) => getControlId(form.id, name),
    nameOf: toAnswerFieldName,
  }
}
