import { Form, useNavigation } from 'react-router'
import { ErrorSummary } from '@hydrant/design/form/error-summary.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/orders.js'
import { links } from '../links.ts'
import { FIND_ORDER_FIELDS, type FailedOrderSearch } from './find-guest-order.ts'
import styles from './find-order-form.module.css'

/** The form with which a guest finds an order by reference and email address. */
export function FindOrderForm({
  reference,
  failedSearch,
}: {
  readonly reference: string
  readonly failedSearch: FailedOrderSearch | undefined
}) {
  const { state } = useNavigation()
  const fieldErrors = failedSearch?.fieldErrors ?? []
  const errorOf = (fieldId: string) => fieldErrors.find((fieldError) => fieldError.fieldId === fieldId)?.message
  return (
    <Form method="post" action={links.findOrder()} noValidate className={styles.form}>
      <ErrorSummary issues={fieldErrors} title={messages.orderNotFound()} />
      <TextField
        id={FIND_ORDER_FIELDS.reference}
        label={messages.reference()}
        hint={messages.referenceHint()}
        name="reference"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={80}
        required
        defaultValue={failedSearch?.reference ?? reference}
        error={errorOf(FIND_ORDER_FIELDS.reference)}
      />
      <TextField
        id={FIND_ORDER_FIELDS.email}
        label={messages.emailAddress()}
        hint={messages.emailHint()}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        defaultValue={failedSearch?.email}
        error={errorOf(FIND_ORDER_FIELDS.email)}
      />
      <Button type="submit" size="l" isWide isBusy={state === 'submitting'}>
        {messages.findOrder()}
      </Button>
    </Form>
  )
}
