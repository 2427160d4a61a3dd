import { Form, useNavigation } from 'react-router'
import { SelectField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/orders.js'
import { getFieldText } from '../records/field-value.ts'
import { useFormKey } from '../shell/use-form-key.ts'
import type { OrderFormResult } from './change-order.ts'
import type { Order } from './load-order.ts'
import { describeAddress } from './order-lines.tsx'
import styles from './order-page.module.css'
import { QuantityTable } from './quantity-table.tsx'

/** For each delivery of which something is left, the form that puts quantities into a fulfillment order. */
export function PackForms({ deliveries, fulfillment, locations, tag, result }: PackFormsProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const key = useFormKey(result !== null, 'packed')
  return deliveries.map((delivery) => {
    const deliveryId = getFieldText(delivery, 'Id') ?? ''
    const items = fulfillment.items.filter(
      (item) => item.orderDeliveryGroupSummaryId === deliveryId && Number(item.quantityAvailableToFulfill) > 0,
    )
    if (items.length === 0) return null
    const typed = result?.intent === 'pack' && result.values['deliveryId'] === deliveryId ? result.values : null
    return (
      <section key={deliveryId} className={styles.part}>
        <h2 className={styles.heading}>{messages.pack()}</h2>
        <p className={styles.hint}>{describeAddress(delivery)}</p>
        <Form key={key} method="post" className={styles.form}>
          <input type="hidden" name="intent" value="pack" />
          <input type="hidden" name="tag" value={tag} />
          <input type="hidden" name="deliveryId" value={deliveryId} />
          <QuantityTable caption={messages.pack()} items={items} typed={typed} startsFull />
          <div className={styles.row}>
            {locations.length > 0 && (
              <SelectField
                label={messages.fromLocation()}
                name="locationId"
                defaultValue={typed?.['locationId'] ?? ''}
                showOptional={false}
              >
                <option value="">{messages.anyLocation()}</option>
                {locations.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </SelectField>
            )}
            <Button type="submit" isBusy={isBusy}>
              {messages.packButton()}
            </Button>
          </div>
        </Form>
      </section>
    )
  })
}

interface PackFormsProps extends Pick<Order, 'deliveries' | 'fulfillment' | 'locations' | 'tag'> {
  readonly result: OrderFormResult | null
}
