import { ChoiceField, TextField } from '@hydrant/design/form/field.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/orders.js'

/**
 * Why quantities of an order are cancelled or come back, and whether that takes its share off the delivery. `typed` is
 * what the form was sent with.
 */
export function ReasonFields({ typed, deliveryLabel }: ReasonFieldsProps) {
  return (
    <>
      <TextField
        label={messages.reason()}
        name="reason"
        required
        maxLength={255}
        defaultValue={typed?.['reason'] ?? ''}
      />
      <ChoiceField
        type="checkbox"
        name="shippingReductionFlag"
        value="true"
        label={deliveryLabel}
        defaultChecked={typed?.['shippingReductionFlag'] === 'true'}
      />
    </>
  )
}

interface ReasonFieldsProps {
  readonly typed: Readonly<Record<string, string>> | null
  readonly deliveryLabel: string
}
