import { Form, useNavigation } from 'react-router'
import { ErrorSummary } from '@hydrant/design/form/error-summary.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { links } from '../links.ts'
import { FIND_FIELDS, type OrderNotFound } from './find-order.ts'
import styles from './find-order-form.module.css'

/** Asks a guest for what proves an order to be theirs. */
export function FindOrderForm({
  reference,
  failed,
}: {
  readonly reference: string
  readonly failed: OrderNotFound | undefined
}) {
  const { state } = useNavigation()
  const faults = failed?.faults ?? []
  const faultOf = (fieldId: string) => faults.find((fault) => fault.fieldId === fieldId)?.message
  return (
    <Form method="post" action={links.findOrder()} noValidate className={styles.form}>
      <ErrorSummary faults={faults} title="Your order was not found" />
      <TextField
        id={FIND_FIELDS.reference}
        label="Reference"
        hint="It is on the confirmation of your order, such as ER37G-VYS2M-6GPHH-HG4DE."
        name="reference"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={80}
        required
        defaultValue={failed?.reference ?? reference}
        error={faultOf(FIND_FIELDS.reference)}
      />
      <TextField
        id={FIND_FIELDS.email}
        label="Email address"
        hint="The one that you gave at checkout."
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        defaultValue={failed?.email}
        error={faultOf(FIND_FIELDS.email)}
      />
      <Button type="submit" size="l" isWide isBusy={state === 'submitting'}>
        Find order
      </Button>
    </Form>
  )
}
