import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { Badge } from '@hydrant/design/feedback/badge.tsx'
import { Moment } from '@hydrant/design/format/moment.tsx'
import { MoneyText } from '@hydrant/design/format/number-text.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { formatMoney } from '@hydrant/kernel/locale/format-decimal.ts'
import { getLanguageName } from '@hydrant/kernel/locale/language-name.ts'
import * as messages from '@hydrant/messages/compiled/back-office/orders.js'
import { useHref } from 'react-router'
import { officeLinks } from '../office-links.ts'
import { getFieldText, getParentText, type StoredRecord } from '../records/field-value.ts'
import { FormErrors } from '../shell/form-errors.tsx'
import { DoneNotice } from '../shell/notice.tsx'
import { MailWaits } from '../shell/mail-server.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { CancelForm } from './cancel-form.tsx'
import { DecisionForms } from './decision-forms.tsx'
import { describeItems } from './describe-items.ts'
import { Documents } from './documents.tsx'
import { Fact } from './fact.tsx'
import type { OrderFormResult } from './change-order.ts'
import type { Order } from './load-order.ts'
import { NoteForms } from './note-forms.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderLinks } from './order-links.tsx'
import styles from './order-page.module.css'
import { PackForms } from './pack-forms.tsx'
import { Returns } from './returns.tsx'
import { ShipForms, Shipments } from './shipments.tsx'
import { Timeline } from './timeline.tsx'

/** The page of an order: what was ordered, how far it is, and what can be done with it. */
export function OrderPage({ result, defaultLanguage, ...data }: OrderPageProps) {
  const { order, payments, fulfillment, tag } = data
  const currency = getFieldText(order, 'CurrencyIsoCode') ?? ''
  const maySend = mayBeSent(fulfillment.status)
  return (
    <>
      <PageHead
        title={messages.orderTitle({ number: fulfillment.orderNumber })}
        detail={<Link href={officeLinks.records('OrderSummary')}>{messages.orders()}</Link>}
      >
        <Badge variant="strong">{fulfillment.status}</Badge>
        <OrderLinks orderId={fulfillment.orderSummaryId} />
        <Link href={officeLinks.recordFields('OrderSummary', fulfillment.orderSummaryId)}>{messages.allFields()}</Link>
      </PageHead>
      <DoneNotice
        isAnswered={result !== null}
        texts={{
          cancelled: describeLastCancellation(data, currency),
          ...(!data.isSendingMails && { sent: <MailWaits /> }),
        }}
      />
      <FormErrors errors={result?.errors ?? []} />
      {result?.intent === 'send-confirmation' && !data.isSendingMails && (
        <Alert tone="info">
          <MailWaits />
        </Alert>
      )}
      <OrderFacts order={order} buyersOrder={data.buyersOrder} currency={currency} defaultLanguage={defaultLanguage} />
      {/* What is the next step comes first: a decision that is due, then what is packed. */}
      {data.mayChange && !maySend && <DecisionForms fulfillment={fulfillment} result={result} />}
      {data.mayChange && maySend && <ShipForms fulfillment={fulfillment} result={result} />}
      <OrderLines {...data} currency={currency} />
      {data.mayChange && maySend && <PackForms {...data} result={result} />}
      {data.mayChange && maySend && <DecisionForms fulfillment={fulfillment} result={result} />}
      <Shipments shipments={fulfillment.shipments} />
      {data.mayChange && (
        <CancelForm
          fulfillment={fulfillment}
          currency={currency}
          isRefundable={payments.some((payment) => isRefundable(payment))}
          result={result}
          tag={tag}
        />
      )}
      <Returns {...data} currency={currency} result={result} />
      <Documents {...data} currency={currency} isOnAccount={!isPaidByCard(payments)} result={result} />
      <Payments payments={payments} currency={currency} />
      {data.mayChange && <NoteForms result={result} tag={tag} />}
      <Timeline entries={data.activity.entries} items={fulfillment.items} currency={currency} />
    </>
  )
}

interface OrderPageProps extends Order {
  readonly result: OrderFormResult | null
  /** Of the store, BCP 47. */
  readonly defaultLanguage: string
}

/** The method of payment of orders on account. */
const PURCHASE_ORDER = 'PurchaseOrder'

/** Whether an order is paid by card: then no payment is entered for its invoices. */
function isPaidByCard(payments: Order['payments']): boolean {
  return payments.some((payment) => getFieldText(payment, 'Method') !== PURCHASE_ORDER)
}

/** The statuses of a payment of which something can be given back. */
const REFUNDABLE_STATUSES: readonly (string | null)[] = ['CaptureDue', 'Captured', 'RefundDue']

/** Whether a payment was made by a card, which gets back what is taken off the order. */
function isRefundable(payment: StoredRecord): boolean {
  return (
    getFieldText(payment, 'Method') !== PURCHASE_ORDER &&
    REFUNDABLE_STATUSES.includes(getFieldText(payment, 'Status__c'))
  )
}

/** Says what the last cancellation of an order was, and how much it took off; null when there was none. */
function describeLastCancellation(
  { activity, fulfillment, payments }: Pick<Order, 'activity' | 'fulfillment' | 'payments'>,
  currency: string,
): string | null {
  const last = activity.entries.find(({ subject }) => subject === 'cancel-items')
  if (typeof last?.amount !== 'string') return null
  const amount = formatMoney(last.amount, currency)
  const text = messages.itemsCancelled({ items: describeItems(last.items, fulfillment.items), amount })
  return isPaidByCard(payments) ? `${text} ${messages.goesBackToCard({ amount })}` : text
}

/** Whether something of an order may be packed and sent: the server refuses it while it is on hold or not approved. */
function mayBeSent(status: string): boolean {
  return status !== 'On Hold' && status !== 'Awaiting Approval'
}

function OrderFacts({
  order,
  buyersOrder,
  currency,
  defaultLanguage,
}: Pick<OrderPageProps, 'order' | 'buyersOrder' | 'defaultLanguage'> & { readonly currency: string }) {
  const language = getFieldText(order, 'Language__c')?.replace('_', '-') ?? defaultLanguage
  const accountId = getFieldText(order, 'AccountId')
  const money = (amount: string) => <MoneyText value={amount} currency={currency} />
  const total = (name: string) => money(getFieldText(order, name) ?? '0')
  const canceled = buyersOrder.fields['TotalCanceledProductAmount']?.text ?? null
  const address = ['BillingStreet', 'BillingCity', 'BillingState', 'BillingPostalCode', 'BillingCountry']
    .flatMap((name) => getFieldText(order, name) ?? [])
    .join(', ')
  return (
    <dl className={styles.facts}>
      <Fact label={messages.account()}>
        {accountId === null ? (
          messages.guest()
        ) : (
          <Link href={officeLinks.record('Account', accountId)}>
            {getParentText(order, 'Account', 'Name') ?? accountId}
          </Link>
        )}
      </Fact>
      <Fact label={messages.orderedBy()}>{getParentText(order, 'Owner', 'Username')}</Fact>
      <Fact label={messages.ordered()}>
        <Moment of={getFieldText(order, 'OrderedDate') ?? ''} />
      </Fact>
      <Fact label={messages.reference()}>{getFieldText(order, 'OrderReferenceNumber__c')}</Fact>
      <Fact label={messages.poNumber()}>{getFieldText(order, 'PoNumber')}</Fact>
      <Fact label={messages.purchaseOrderFile()}>
        {buyersOrder.purchaseOrderFile === undefined ? null : <PurchaseOrderLink {...buyersOrder.purchaseOrderFile} />}
      </Fact>
      <Fact label={messages.attention()}>{getFieldText(order, 'Attention__c')}</Fact>
      <Fact label={messages.costCenter()}>{getFieldText(order, 'CostCenter__c')}</Fact>
      <Fact label={messages.language()}>{language === defaultLanguage ? null : getLanguageName(language)}</Fact>
      <Fact label={messages.billingAddress()}>{address}</Fact>
      <Fact label={messages.products()}>{money(buyersOrder.fields['TotalProductAmount']?.text ?? '0')}</Fact>
      {buyersOrder.adjustments.map(({ displayName, amount }) => (
        <Fact key={`${displayName ?? ''} ${amount}`} label={displayName ?? messages.discount()}>
          {money(amount)}
        </Fact>
      ))}
      <Fact label={messages.quantityCancelled()}>{canceled === null ? null : money(canceled)}</Fact>
      <Fact label={messages.delivery()}>{total('TotalAdjustedDeliveryAmount')}</Fact>
      <Fact label={messages.tax()}>{total('TotalTaxAmount')}</Fact>
      <Fact label={messages.total()}>
        <strong>{total('GrandTotalAmount')}</strong>
      </Fact>
    </dl>
  )
}

/** A link that downloads the purchase order that the buyer has attached. */
function PurchaseOrderLink({ documentId, fileName }: NonNullable<Order['buyersOrder']['purchaseOrderFile']>) {
  return (
    <a href={useHref(officeLinks.orderDocument(documentId))} download>
      {fileName}
    </a>
  )
}

function Payments({ payments, currency }: Pick<Order, 'payments'> & { readonly currency: string }) {
  const amount = (payment: Order['payments'][number], name: string) => (
    <MoneyText value={getFieldText(payment, name) ?? '0'} currency={currency} />
  )
  // What is paid on account is entered at its invoices; a purchase order itself captures nothing.
  const byCard = payments.filter((payment) => getFieldText(payment, 'Method') !== PURCHASE_ORDER)
  if (byCard.length === 0) return null
  return (
    <section>
      <h2 className={styles.heading}>{messages.cardPayments()}</h2>
      {byCard.map((payment) => (
        <dl key={getFieldText(payment, 'Id')} className={styles.facts}>
          <Fact label={messages.method()}>{getFieldText(payment, 'Method')}</Fact>
          <Fact label={messages.status()}>{getFieldText(payment, 'Status__c')}</Fact>
          <Fact label={messages.authorized()}>{amount(payment, 'AuthorizationAmount')}</Fact>
          <Fact label={messages.captured()}>{amount(payment, 'CapturedAmount')}</Fact>
          <Fact label={messages.refunded()}>{amount(payment, 'RefundedAmount')}</Fact>
        </dl>
      ))}
    </section>
  )
}
