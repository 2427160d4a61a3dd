import { Form, useNavigation } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { TextAreaField, TextField } from '@hydrant/design/form/field.tsx'
import { MoneyText, NumberText } from '@hydrant/design/format/number-text.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/promotions.js'
import type { PromotionFormResult } from './promotion-form.ts'
import styles from './promotion-page.module.css'

/** A sample cart: what it costs with the promotion, as if it were running. */
export function Trial({ result }: { readonly result: PromotionFormResult | null }) {
  const isBusy = useNavigation().formMethod === 'POST'
  const errorByField = new Map(
    (result?.errors ?? []).flatMap(({ fields, message }) => fields.map((field) => [field, message] as const)),
  )
  return (
    <section className={styles.part} id="try">
      <h2>{messages.tryIt()}</h2>
      <p className={styles.hint}>{messages.tryHint()}</p>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="intent" value="try" />
        <TextAreaField
          label={messages.lines()}
          hint={messages.linesHint()}
          name="lines"
          rows={3}
          required
          maxLength={4000}
          error={errorByField.get('lines')}
          defaultValue={result?.values['lines']}
        />
        <TextField
          label={messages.account()}
          hint={messages.accountHint()}
          name="account"
          maxLength={255}
          autoComplete="off"
          error={errorByField.get('account')}
          defaultValue={result?.values['account']}
        />
        <div>
          <Button type="submit" variant="secondary" isBusy={isBusy}>
            {messages.calculate()}
          </Button>
        </div>
      </Form>
      {result !== null && result.trial !== null && <TrialResult trial={result.trial} />}
    </section>
  )
}

type TrialOutcome = NonNullable<PromotionFormResult['trial']>
type TrialItem = TrialOutcome['items'][number]

function TrialResult({ trial }: { readonly trial: TrialOutcome }) {
  const money = (value: string) => <MoneyText value={value} currency={trial.currencyIsoCode} />
  return (
    <>
      <Alert tone={trial.isApplied ? 'success' : 'warning'}>
        {trial.isApplied ? messages.applies() : messages.doesNotApply()}
      </Alert>
      <Table
        caption={messages.sampleCart()}
        columns={createColumns(trial)}
        rows={trial.items.map((item, position) => ({ ...item, position }))}
        rowKey={({ position }) => String(position)}
        variant="dense"
      />
      <dl className={styles.totals}>
        <div>
          <dt>{messages.totalBefore()}</dt>
          <dd>{money(trial.totalBefore)}</dd>
        </div>
        {trial.adjustments.map(({ promotionId, displayName, amount }) => (
          <div key={promotionId}>
            <dt>{displayName}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        <div>
          <dt>{messages.total()}</dt>
          <dd>
            <strong>{money(trial.total)}</strong>
          </dd>
        </div>
      </dl>
    </>
  )
}

const createColumns = ({
  names,
  currencyIsoCode: currency,
}: TrialOutcome): readonly TableColumn<TrialItem & { readonly position: number }>[] => [
  { label: messages.product(), cell: ({ productId }) => names[productId] ?? productId },
  { label: messages.quantity(), cell: ({ quantity }) => <NumberText value={quantity} />, isAtEnd: true },
  {
    label: messages.before(),
    cell: ({ amountBefore }) => <MoneyText value={amountBefore} currency={currency} />,
    isAtEnd: true,
  },
  { label: messages.after(), cell: ({ amount }) => <MoneyText value={amount} currency={currency} />, isAtEnd: true },
]
