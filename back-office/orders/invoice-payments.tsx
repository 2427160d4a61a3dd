import { Form, useNavigation } from 'react-router'
import { MoneyText } from '@hydrant/design/format/number-text.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { formatDate } from '@hydrant/kernel/locale/format-date.ts'
import { formatMoney } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/back-office/orders.js'
import type { OrderFormResult } from './change-order.ts'
import { Fact } from './fact.tsx'
import type { InvoiceAccount, PaymentLine } from './load-documents.ts'
import styles from './order-page.module.css'

/** How an invoice on account stands, what was paid for it, and the form that enters a payment. */
export function InvoicePayments({ invoiceId, number, account, currency, mayChange, result }: InvoicePaymentsProps) {
  const { balance, dueDate, paidDate, lines, readOn } = account
  const isThis = result?.values['invoiceId'] === invoiceId && result.intent === 'pay'
  return (
    <section className={styles.form} aria-label={messages.paymentsOf({ number })}>
      <h3>{messages.paymentsOf({ number })}</h3>
      <dl className={styles.facts}>
        <Fact label={messages.balance()}>
          <strong>
            <MoneyText value={balance} currency={currency} />
          </strong>
        </Fact>
        <Fact label={messages.dueOn()}>{dueDate === null ? null : formatDate(dueDate.slice(0, 10), 'medium')}</Fact>
        <Fact label={messages.paidOn()}>{paidDate === null ? null : formatDate(paidDate.slice(0, 10), 'medium')}</Fact>
      </dl>
      {lines.length > 0 && (
        <ul className={styles.shipments}>
          {lines.map((line) => (
            <Line key={line.id} line={line} invoiceId={invoiceId} currency={currency} mayChange={mayChange} />
          ))}
        </ul>
      )}
      {mayChange && Number(balance) > 0 && (
        <PaymentForm
          invoiceId={invoiceId}
          balance={balance}
          readOn={readOn}
          result={isThis ? result : null}
          key={balance}
        />
      )}
    </section>
  )
}

interface InvoicePaymentsProps {
  readonly invoiceId: string
  readonly number: string
  readonly account: InvoiceAccount
  readonly currency: string
  readonly mayChange: boolean
  readonly result: OrderFormResult | null
}

function Line({ line, invoiceId, currency, mayChange }: LineProps) {
  const { id, amount, date, reference, canBeTakenBack } = line
  const money = formatMoney(amount, currency)
  return (
    <li>
      <span>{formatDate(date, 'medium')}</span>
      <span>{describeLine(line, money)}</span>
      <span>{reference}</span>
      {mayChange && canBeTakenBack && (
        <Form method="post">
          <input type="hidden" name="invoiceId" value={invoiceId} />
          <input type="hidden" name="paymentLineId" value={id} />
          <input type="hidden" name="Amount" value={amount} />
          <Button type="submit" name="intent" value="undo-payment" variant="tertiary" size="s">
            {messages.takePaymentBack({ amount: money })}
          </Button>
        </Form>
      )}
    </li>
  )
}

function describeLine({ isReversal, isCredit }: PaymentLine, amount: string): string {
  if (isReversal) return messages.takenBackAmount({ amount })
  return isCredit ? messages.creditedAmount({ amount }) : messages.paidAmount({ amount })
}

interface LineProps extends Pick<InvoicePaymentsProps, 'invoiceId' | 'currency' | 'mayChange'> {
  readonly line: PaymentLine
}

function PaymentForm({ invoiceId, balance, readOn, result }: PaymentFormProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const errorOf = (field: string) => result?.errors.find(({ fields }) => fields.includes(field))?.message
  return (
    <Form method="post" className={styles.row}>
      <input type="hidden" name="intent" value="pay" />
      <input type="hidden" name="invoiceId" value={invoiceId} />
      <input type="hidden" name="balance" value={balance} />
      <TextField
        label={messages.amount()}
        name="Amount"
        required
        inputMode="decimal"
        maxLength={20}
        error={errorOf('Amount')}
        defaultValue={result?.values['Amount'] ?? balance}
      />
      <TextField
        label={messages.paidOn()}
        name="EffectiveDate"
        type="date"
        required
        error={errorOf('EffectiveDate')}
        defaultValue={result?.values['EffectiveDate'] ?? readOn}
      />
      <TextField
        label={messages.paymentReference()}
        name="Comments"
        maxLength={255}
        error={errorOf('Comments')}
        defaultValue={result?.values['Comments'] ?? ''}
      />
      <Button type="submit" isBusy={isBusy}>
        {messages.enterPayment()}
      </Button>
    </Form>
  )
}

interface PaymentFormProps {
  readonly invoiceId: string
  readonly balance: string
  readonly readOn: string
  readonly result: OrderFormResult | null
}
