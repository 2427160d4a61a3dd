import { Form, useNavigation } from 'react-router'
import type { OrderReturn } from '@hydrant/contract/admin/order-desk.ts'
import type { FulfillmentItem } from '@hydrant/contract/admin/fulfillment.ts'
import { NumberText } from '@hydrant/design/format/number-text.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/orders.js'
import { useFormKey } from '../shell/use-form-key.ts'
import { NOT_COMING_PREFIX, REJECTED_PREFIX, RESALABLE_PREFIX, RETURNED_PREFIX } from './order-calls.ts'
import styles from './order-page.module.css'

type ReturnLine = OrderReturn['lines'][number]

/** Says what became of what is expected back: it is taken back, rejected, or does not come. */
export function ReceiveForm({ openReturn, items, tag, typed, isAnswered }: ReceiveFormProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const { returnOrderId, number, lines } = openReturn
  const key = useFormKey(isAnswered, 'received')
  const open = lines.filter(({ quantityStillExpected }) => Number(quantityStillExpected) > 0)
  const title = messages.receiveTitle({ number })
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{title}</h2>
      <Form key={key} method="post" className={styles.form}>
        <input type="hidden" name="tag" value={tag} />
        <input type="hidden" name="returnOrderId" value={returnOrderId} />
        {open.map(({ returnOrderLineItemId: id }) => (
          <input key={id} type="hidden" name="returnOrderLineItemId" value={id} />
        ))}
        <Table
          caption={title}
          rows={open}
          rowKey={({ returnOrderLineItemId }) => returnOrderLineItemId}
          variant="dense"
          columns={createColumns(new Map(items.map((item) => [item.orderItemSummaryId, item])), typed)}
        />
        <div className={styles.row}>
          <Button type="submit" name="intent" value="receive" isBusy={isBusy}>
            {messages.receive()}
          </Button>
        </div>
      </Form>
    </section>
  )
}

interface ReceiveFormProps {
  readonly openReturn: OrderReturn
  readonly items: readonly FulfillmentItem[]
  /** The ETag of the order. */
  readonly tag: string
  readonly typed: Readonly<Record<string, string>> | null
  /** Whether a form of the page was sent and answered, but not done. */
  readonly isAnswered: boolean
}

function createColumns(
  items: ReadonlyMap<string, FulfillmentItem>,
  typed: ReceiveFormProps['typed'],
): readonly TableColumn<ReturnLine>[] {
  const skuOf = ({ orderItemSummaryId }: ReturnLine) => items.get(orderItemSummaryId)?.sku ?? orderItemSummaryId
  const input = (label: string, prefix: string): TableColumn<ReturnLine> => ({
    label,
    isAtEnd: true,
    cell: (line) => (
      <input
        name={prefix + line.returnOrderLineItemId}
        className={styles.quantity}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        aria-label={messages.quantityAs({ label, sku: skuOf(line) })}
        defaultValue={typed?.[prefix + line.returnOrderLineItemId] ?? '0'}
      />
    ),
  })
  return [
    { label: messages.partNumber(), cell: skuOf },
    { label: messages.reason(), cell: ({ reason }) => reason },
    {
      label: messages.stillExpected(),
      isAtEnd: true,
      cell: ({ quantityStillExpected }) => <NumberText value={quantityStillExpected} />,
    },
    input(messages.takenBack(), RETURNED_PREFIX),
    input(messages.rejected(), REJECTED_PREFIX),
    input(messages.notComing(), NOT_COMING_PREFIX),
    {
      label: messages.backToStock(),
      cell: (line) => (
        <input
          type="checkbox"
          name={RESALABLE_PREFIX + line.returnOrderLineItemId}
          value="true"
          aria-label={messages.quantityAs({ label: messages.backToStock(), sku: skuOf(line) })}
          defaultChecked={typed?.[RESALABLE_PREFIX + line.returnOrderLineItemId] === 'true'}
        />
      ),
    },
  ]
}
