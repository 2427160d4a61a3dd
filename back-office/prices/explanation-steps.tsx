import type { ReactNode } from 'react'
import type { ExplainedPromotion, PriceCandidate, PriceExplanation } from '@hydrant/contract/admin/price-explanation.ts'
import { Badge } from '@hydrant/design/feedback/badge.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import { getCountryName } from '@hydrant/kernel/locale/country-name.ts'
import { formatDate } from '@hydrant/kernel/locale/format-date.ts'
import { formatMoney, formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import { formatList } from '@hydrant/kernel/locale/format-list.ts'
import * as messages from '@hydrant/messages/compiled/back-office/prices.js'
import { officeLinks } from '../office-links.ts'
import type { PlannedPrice } from '../price-books/load-planned-prices.ts'
import { toOutcomeText } from './outcome-text.ts'
import styles from './why-page.module.css'

/** The steps from the prices in price books to the total. */
export function ExplanationSteps({ explanation, accountName, planned }: ExplanationStepsProps) {
  return (
    <>
      <section>
        <h2 className={styles.heading}>{messages.priceBooks()}</h2>
        <p className={styles.hint}>
          {explanation.pricingStrategy === 'Priority' ? messages.strategyPriority() : messages.strategyLowest()}
        </p>
        <CandidateTable candidates={explanation.candidates} planned={planned} />
      </section>
      <Breaks explanation={explanation} />
      <Promotions explanation={explanation} />
      <Result explanation={explanation} accountName={accountName} />
    </>
  )
}

interface ExplanationStepsProps {
  readonly explanation: PriceExplanation
  readonly accountName: string | null
  /** The prices of the product that change on a later day. */
  readonly planned: readonly PlannedPrice[]
}

function CandidateTable({
  candidates,
  planned,
}: Pick<PriceExplanation, 'candidates'> & Pick<ExplanationStepsProps, 'planned'>) {
  return (
    <Table
      caption={messages.priceBooks()}
      variant="dense"
      rows={candidates}
      rowKey={({ pricebook2Id, pricebookEntryId }) => pricebookEntryId ?? pricebook2Id}
      columns={createCandidateColumns(planned)}
    />
  )
}

const createCandidateColumns = (planned: readonly PlannedPrice[]): readonly TableColumn<PriceCandidate>[] => [
  {
    label: messages.priceBook(),
    cell: ({ pricebook2Id, pricebookName }) => (
      <Link href={officeLinks.record('Pricebook2', pricebook2Id)}>{pricebookName}</Link>
    ),
  },
  {
    label: messages.unitPrice(),
    isAtEnd: true,
    cell: (one) =>
      one.unitPrice === null || one.currencyIsoCode === null ? (
        ''
      ) : (
        <>
          <PriceLink candidate={one}>{formatMoney(one.unitPrice, one.currencyIsoCode)}</PriceLink>
          {planned
            .filter((change) => isOfPrice(change, one))
            .map(({ id, date, unitPrice, currency }) => (
              <div key={id} className={styles.hint}>
                {messages.plannedFrom({ date: formatDate(date), price: formatMoney(unitPrice, currency) })}
              </div>
            ))}
        </>
      ),
  },
  { label: messages.forWhom(), cell: (one) => formatList(one.buyerGroupNames) || messages.everyone() },
  { label: messages.valid(), cell: formatValidity },
  { label: messages.priority(), isAtEnd: true, cell: ({ priority }) => formatQuantity(String(priority)) },
  {
    label: messages.outcome(),
    cell: ({ outcome }) =>
      outcome === 'Chosen' ? <Badge variant="strong">{messages.chosen()}</Badge> : toOutcomeText(outcome),
  },
]

function isOfPrice(
  change: PlannedPrice,
  { pricebook2Id, currencyIsoCode, productSellingModelId }: PriceCandidate,
): boolean {
  return (
    change.bookId === pricebook2Id &&
    change.currency === currencyIsoCode &&
    change.sellingModelId === productSellingModelId
  )
}

function PriceLink({
  candidate: { pricebookEntryId },
  children,
}: {
  readonly candidate: PriceCandidate
  readonly children: ReactNode
}) {
  return pricebookEntryId === null ? (
    children
  ) : (
    <Link href={officeLinks.record('PricebookEntry', pricebookEntryId)}>{children}</Link>
  )
}

function formatValidity({ validFrom, validTo }: PriceCandidate): string {
  const from = validFrom === null ? '' : formatDate(validFrom)
  const to = validTo === null ? '' : formatDate(validTo)
  if (from === '') return to === '' ? '' : messages.validTo({ date: to })
  return to === '' ? messages.validFrom({ date: from }) : messages.validFromTo({ from, to })
}

function Breaks({
  explanation: { parts, schedule, currencyIsoCode, termCount },
}: Pick<ExplanationStepsProps, 'explanation'>) {
  if (schedule === null || parts.length === 0) return null
  return (
    <section>
      <h2 className={styles.heading}>{messages.breaks()}</h2>
      <p className={styles.hint}>{schedule.adjustmentMethod === 'Slab' ? messages.slab() : messages.range()}</p>
      <ul className={styles.parts}>
        {parts.map(({ quantity, unitPrice, tier }) => (
          <li key={`${quantity} ${unitPrice}`}>
            <strong>
              {messages.part({ quantity: formatQuantity(quantity), price: formatMoney(unitPrice, currencyIsoCode) })}
            </strong>{' '}
            {tier === null ? messages.noBreak() : describeTier(tier, currencyIsoCode)}
          </li>
        ))}
      </ul>
      {termCount !== '1' && <p>{messages.term({ count: formatQuantity(termCount) })}</p>}
    </section>
  )
}

function describeTier(tier: NonNullable<PriceExplanation['parts'][number]['tier']>, currency: string): string {
  const from = formatQuantity(tier.lowerBound)
  return tier.adjustmentType === 'PercentageBasedAdjustment'
    ? messages.tierPercentage({ from, value: formatQuantity(tier.adjustmentValue) })
    : messages.tierAmount({ from, value: formatMoney(tier.adjustmentValue, currency) })
}

function Promotions({ explanation: { promotions, currencyIsoCode } }: Pick<ExplanationStepsProps, 'explanation'>) {
  if (promotions.length === 0) return null
  return (
    <section>
      <h2 className={styles.heading}>{messages.promotions()}</h2>
      <Table
        caption={messages.promotions()}
        variant="dense"
        rows={promotions}
        rowKey={({ promotionId }) => promotionId}
        columns={createPromotionColumns(currencyIsoCode)}
      />
    </section>
  )
}

const createPromotionColumns = (currencyIsoCode: string): readonly TableColumn<ExplainedPromotion>[] => [
  {
    label: messages.promotion(),
    cell: ({ promotionId, name }) => <Link href={officeLinks.record('Promotion', promotionId)}>{name}</Link>,
  },
  {
    label: messages.amount(),
    isAtEnd: true,
    cell: ({ amount }) => (amount === null ? '' : formatMoney(amount, currencyIsoCode)),
  },
  { label: messages.outcome(), cell: ({ outcome }) => toOutcomeText(outcome) },
]

function Result({ explanation, accountName }: Omit<ExplanationStepsProps, 'planned'>) {
  const { currencyIsoCode, salesPrice } = explanation
  const money = (amount: string) => formatMoney(amount, currencyIsoCode)
  const steps = [
    { label: messages.listPrice(), value: explanation.listPrice === null ? '' : money(explanation.listPrice) },
    { label: messages.salesPrice(), value: salesPrice === null ? messages.noPrice() : money(salesPrice) },
    { label: messages.totalList(), value: money(explanation.totalListPrice) },
    { label: messages.exact(), value: formatQuantity(explanation.exactAmount) },
    { label: messages.rounded(), value: money(explanation.totalSalesPrice) },
    { label: messages.after(), value: money(explanation.totalAmount) },
    { label: messages.tax(), value: describeTax(explanation) },
    { label: messages.total(), value: money(explanation.grandTotal) },
    { label: messages.buyerIsTold(), value: describeReason(explanation, accountName) },
  ]
  return (
    <section>
      <h2 className={styles.heading}>{messages.result()}</h2>
      <dl className={styles.steps}>
        {steps.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function describeTax({ tax, currencyIsoCode }: PriceExplanation): string {
  if (tax.isExempt) return messages.isExempt()
  const place = [tax.state, getCountryName(tax.country)].filter(Boolean).join(', ')
  const values = { rate: formatQuantity(tax.ratePercent), place, amount: formatMoney(tax.amount, currencyIsoCode) }
  return tax.isIncluded ? messages.taxIncluded(values) : messages.taxAdded(values)
}

function describeReason({ priceReason }: PriceExplanation, accountName: string | null): string {
  if (priceReason === null || priceReason.kind === 'List') return messages.listReason()
  const date = priceReason.validTo === null ? null : formatDate(priceReason.validTo)
  if (priceReason.kind === 'Special')
    return date === null ? messages.specialReason() : messages.specialReasonUntil({ date })
  const account = accountName ?? ''
  return date === null ? messages.contractReason({ account }) : messages.contractReasonUntil({ account, date })
}
