import { Form } from 'react-router'
import type { FailedPayment, FailedPaymentCollection } from '@hydrant/contract/admin/payments.ts'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { Moment } from '@hydrant/design/format/moment.tsx'
import { MoneyText } from '@hydrant/design/format/number-text.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/system.js'
import { officeLinks } from '../office-links.ts'
import { FormErrors } from '../shell/form-errors.tsx'
import { DoneNotice } from '../shell/notice.tsx'
import type { FormError } from '../shell/office-errors.ts'
import { PageHead } from '../shell/page-head.tsx'

/** The payments at which the gateway has failed, or that somebody has to look at. */
export function PaymentsPage({ payments, totalCount, errors }: PaymentsPageProps) {
  return (
    <>
      <PageHead title={messages.payments()} detail={messages.paymentCount({ count: totalCount })} />
      <DoneNotice errors={errors} />
      <FormErrors errors={errors} />
      {payments.length === 0 ? (
        <EmptyState title={messages.noPayments()} />
      ) : (
        <Table
          caption={messages.payments()}
          columns={createColumns()}
          rows={payments}
          rowKey={({ paymentId }) => paymentId}
          variant="dense"
        />
      )}
    </>
  )
}

interface PaymentsPageProps extends FailedPaymentCollection {
  readonly errors: readonly FormError[]
}

const createColumns = (): readonly TableColumn<FailedPayment>[] => [
  { label: messages.payment(), cell: ({ paymentId }) => paymentId },
  {
    label: messages.order(),
    cell: ({ orderSummaryId }) =>
      orderSummaryId === null ? (
        messages.noOrder()
      ) : (
        <Link href={officeLinks.order(orderSummaryId)}>{orderSummaryId}</Link>
      ),
  },
  {
    label: messages.amount(),
    isAtEnd: true,
    cell: ({ amount, currencyIsoCode }) => <MoneyText value={amount} currency={currencyIsoCode} />,
  },
  { label: messages.status(), cell: ({ status }) => status },
  { label: messages.failure(), cell: ({ lastFailure }) => lastFailure ?? '' },
  {
    label: messages.since(),
    cell: ({ needsAttentionDate }) => needsAttentionDate !== null && <Moment of={needsAttentionDate} />,
  },
  {
    label: messages.actions(),
    isLabelHidden: true,
    cell: ({ paymentId }) => (
      <Form method="post">
        <input type="hidden" name="paymentId" value={paymentId} />
        <Button type="submit" variant="secondary" size="s">
          {messages.tryAgain()}
        </Button>
      </Form>
    ),
  },
]
