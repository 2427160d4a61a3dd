import { type ReactNode, useContext, useMemo } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { ErrorSummary } from '@hydrant/design/form/error-summary.tsx'
import { useCheckedForm } from '@hydrant/design/form/use-checked-form.ts'
import { Button } from '@hydrant/design/navigation/button.tsx'
import type { FormDefinition } from '@hydrant/kernel/forms/form-definition.ts'
import type { FormFilling } from '@hydrant/page-builder/registry/form-filling.ts'
import { links } from '../links.ts'
import { FormDeskContext } from './form-desk-context.ts'
import type { FormDesk } from './form-desk.ts'
import { anchorOf, answerName, controlId, FORM_FIELDS } from './form-fields.ts'
import { FormReceiptView } from './form-receipt-view.tsx'
import type { FormRefused, sendForm } from './send-form.ts'
import styles from './shop-form.module.css'

interface ShopFormProps {
  readonly form: FormDefinition
  readonly renderQuestions: (filling: FormFilling) => ReactNode
}

/** A form of a stored page: to be filled in, or, when it has been sent, its receipt. */
export function ShopForm({ form, renderQuestions }: ShopFormProps) {
  const desk = useContext(FormDeskContext)
  if (desk === null) return null
  const isReceived = desk.receipt?.formId === form.id
  return (
    <section
      id={anchorOf(form.id)}
      aria-labelledby={form.title === '' ? undefined : `${anchorOf(form.id)}-title`}
      className={styles.form}
    >
      {form.title !== '' && <h2 id={`${anchorOf(form.id)}-title`}>{form.title}</h2>}
      {isReceived && desk.receipt !== null ? (
        <FormReceiptView receipt={desk.receipt} path={desk.path} />
      ) : (
        <OpenForm form={form} desk={desk} renderQuestions={renderQuestions} />
      )}
    </section>
  )
}

function OpenForm({ form, desk, renderQuestions }: ShopFormProps & { readonly desk: FormDesk }) {
  const sent = useActionData<typeof sendForm>()
  const refused = sent?.formId === form.id ? sent : undefined
  const { formData, state } = useNavigation()
  const isSending = state !== 'idle' && formData?.get(FORM_FIELDS.formId) === form.id
  const checked = useCheckedForm()
  const told = useMemo(
    () => (refused?.faults ?? []).map(({ name, message }) => ({ fieldId: controlId(form.id, name), message })),
    [refused, form.id],
  )
  return (
    <Form
      {...checked.form}
      method="post"
      action={links.formTarget({ path: desk.path, formId: form.id })}
      preventScrollReset
      className={styles.form}
    >
      {refused?.message && (
        <Alert tone="error" title="This was not sent">
          <p>{refused.message}</p>
        </Alert>
      )}
      <ErrorSummary faults={checked.faults.length > 0 ? checked.faults : told} />
      <Envelope formId={form.id} desk={desk} />
      {renderQuestions(fillingOf(form, desk, refused))}
      <Button type="submit" isBusy={isSending} className={styles.submit}>
        {form.submitLabel}
      </Button>
    </Form>
  )
}

/**
 * What goes along with the answers. The last field is out of sight and out of reach: whoever fills it in is a program.
 */
function Envelope({ formId, desk }: { readonly formId: string; readonly desk: FormDesk }) {
  return (
    <>
      <input type="hidden" name={FORM_FIELDS.formId} value={formId} />
      <input type="hidden" name={FORM_FIELDS.version} value={desk.version} />
      <input type="hidden" name={FORM_FIELDS.key} value={desk.submissionKey} />
      <div className={styles.trap} aria-hidden="true">
        <label>
          Leave this empty
          <input type="text" name={FORM_FIELDS.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}

function fillingOf(form: FormDefinition, { known }: FormDesk, refused: FormRefused | undefined): FormFilling {
  const ofVisitor = form.fields.map(
    ({ name, autocomplete }) =>
      [name, [(Object.hasOwn(known, autocomplete) ? known[autocomplete] : undefined) ?? '']] as const,
  )
  return {
    values: refused?.values ?? Object.fromEntries(ofVisitor),
    faults: Object.fromEntries((refused?.faults ?? []).map(({ name, message }) => [name, message])),
    idOf: (name) => controlId(form.id, name),
    nameOf: answerName,
  }
}
