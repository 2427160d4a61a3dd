import { type ReactNode, useState } from 'react'
import { Form } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { formatMoney } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/back-office/price-books.js'
import { officeLinks } from '../office-links.ts'
import { PartFailure } from '../records/part-failure.tsx'
import { ReferenceField } from '../records/reference-field.tsx'
import { FormErrors } from '../shell/form-errors.tsx'
import { LeaveGuard } from '../shell/leave-guard.tsx'
import { DoneNotice } from '../shell/notice.tsx'
import type { PlannedPrices } from './load-planned-prices.ts'
import { PLAN_INTENTS, PLANNED_SECTION_ID, type PlanIntent, toPreviewKey } from './plan-intents.ts'
import type { ReturnedPlan } from './plan-prices.ts'
import { PlannedTable } from './planned-table.tsx'
import styles from './price-books.module.css'

/** The prices of a book that change on a later day, and the forms that plan further ones. */
export function PlannedSection({ planned, mayPlan, currency, returned }: PlannedSectionProps) {
  if ('failure' in planned) return <PartFailure title={messages.planned()} message={planned.failure} />
  const listed = planned.prices.map(({ id }) => id).join(' ')
  const cancelErrors = returned?.intent === PLAN_INTENTS.cancel ? returned.errors : []
  return (
    <section id={PLANNED_SECTION_ID} className={styles.section} aria-labelledby="planned-title">
      <h2 id="planned-title">{messages.planned()}</h2>
      <p className={styles.hint}>{messages.plannedHint()}</p>
      <DoneNotice sectionId={PLANNED_SECTION_ID} errors={returned?.errors ?? []} />
      <FormErrors errors={cancelErrors} />
      <PlannedTable planned={planned} isOfBook mayCancel={mayPlan} />
      {mayPlan && (
        <>
          <PlanOne returned={returned} currency={currency} listed={listed} />
          <PlanBook returned={returned} listed={listed} />
          <div className={styles.links}>
            <Link href={officeLinks.newImport('PriceChange__c')}>{messages.importPlan()}</Link>
            <Link href={officeLinks.newRecord('PriceChange__c')}>{messages.planAllFields()}</Link>
            <Link href={officeLinks.records('PriceChange__c')}>{messages.allPlanned()}</Link>
          </div>
        </>
      )}
    </section>
  )
}

interface PlannedSectionProps {
  readonly planned: PlannedPrices | { readonly failure: string }
  readonly mayPlan: boolean
  /** The currency that most prices of the book are in, as far as is known. */
  readonly currency: string
  readonly returned: ReturnedPlan | null
}

type PlanFormsProps = Pick<PlannedSectionProps, 'returned'> & Pick<PlanFormProps, 'listed'>

function PlanOne({ returned: other, currency, listed }: PlanFormsProps & Pick<PlannedSectionProps, 'currency'>) {
  const returned = other?.intent === PLAN_INTENTS.one ? other : null
  const typed = returned?.typed ?? {}
  const { findError, unnamed } = sortErrors(returned, [
    'Product__c',
    'UnitPrice__c',
    'CurrencyIsoCode',
    'EffectiveDate__c',
  ])
  return (
    <PlanForm title={messages.planOne()} intent={PLAN_INTENTS.one} returned={returned} errors={unnamed} listed={listed}>
      <ReferenceField
        objectName="Product2"
        label={messages.product()}
        name="Product__c"
        defaultValue={typed['Product__c'] ?? ''}
        required
        error={findError('Product__c')}
      />
      <TextField
        label={messages.priceThen()}
        name="UnitPrice__c"
        defaultValue={typed['UnitPrice__c']}
        inputMode="decimal"
        maxLength={40}
        autoComplete="off"
        required
        error={findError('UnitPrice__c')}
      />
      <TextField
        label={messages.currency()}
        name="CurrencyIsoCode"
        defaultValue={typed['CurrencyIsoCode'] ?? currency}
        maxLength={3}
        autoComplete="off"
        showOptional={false}
        error={findError('CurrencyIsoCode')}
      />
      <TextField
        label={messages.from()}
        name="EffectiveDate__c"
        type="date"
        defaultValue={typed['EffectiveDate__c']}
        required
        error={findError('EffectiveDate__c')}
      />
      <Button type="submit" variant="secondary">
        {messages.planOneButton()}
      </Button>
    </PlanForm>
  )
}

function PlanBook({ returned: other, listed }: PlanFormsProps) {
  const returned = other?.intent === PLAN_INTENTS.book ? other : null
  const typed = returned?.typed ?? {}
  const { findError, unnamed } = sortErrors(returned, ['percentage', 'effectiveDate'])
  const preview = returned?.preview ?? null
  return (
    <PlanForm
      title={messages.planBook()}
      intent={PLAN_INTENTS.book}
      returned={returned}
      errors={unnamed}
      listed={listed}
    >
      <TextField
        label={messages.percentage()}
        name="percentage"
        defaultValue={typed['percentage']}
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
        required
        error={findError('percentage')}
      />
      <TextField
        label={messages.from()}
        name="effectiveDate"
        type="date"
        defaultValue={typed['effectiveDate']}
        required
        error={findError('effectiveDate')}
      />
      {preview === null ? (
        <Button type="submit" variant="secondary">
          {messages.preview()}
        </Button>
      ) : (
        <>
          <input
            type="hidden"
            name="previewed"
            value={toPreviewKey({ percentage: typed['percentage'] ?? '', effectiveDate: typed['effectiveDate'] ?? '' })}
          />
          <div className={styles.preview}>
            <Alert tone="info" title={messages.previewTitle({ count: preview.plannedCount })}>
              <p>{messages.previewRest({ same: preview.unchangedCount, planned: preview.alreadyPlannedCount })}</p>
              <ul>
                {preview.examples.map(({ sku, currencyIsoCode, unitPrice, newUnitPrice }) => (
                  <li key={`${sku} ${currencyIsoCode} ${unitPrice} ${newUnitPrice}`}>
                    {messages.example({
                      sku,
                      before: formatMoney(unitPrice, currencyIsoCode),
                      after: formatMoney(newUnitPrice, currencyIsoCode),
                    })}
                  </li>
                ))}
              </ul>
            </Alert>
          </div>
          {preview.plannedCount > 0 && (
            <Button type="submit">{messages.planBookButton({ count: preview.plannedCount })}</Button>
          )}
        </>
      )}
    </PlanForm>
  )
}

function PlanForm({ title, intent, returned, errors, listed, children }: PlanFormProps) {
  const [isTyped, setIsTyped] = useState(false)
  const [sentFrom, setSentFrom] = useState<string | null>(null)
  const [plans, setPlans] = useState(0)
  // What this form has planned is in the list now: it begins anew, and the other form keeps what was typed.
  if (sentFrom !== null && sentFrom !== listed) {
    setSentFrom(null)
    setPlans(plans + 1)
  }
  return (
    <Form
      id={intent}
      method="post"
      aria-label={title}
      className={styles.section}
      // What was returned begins anew with what was typed.
      key={JSON.stringify([returned, plans])}
      onInput={() => setIsTyped(true)}
      onSubmit={() => {
        setIsTyped(false)
        setSentFrom(listed)
      }}
    >
      <LeaveGuard isChanged={isTyped || returned !== null} form={{ id: intent, label: title }} />
      <h3>{title}</h3>
      <FormErrors errors={errors} />
      <input type="hidden" name="intent" value={intent} />
      <div className={styles.search}>{children}</div>
    </Form>
  )
}

interface PlanFormProps {
  readonly title: string
  readonly intent: PlanIntent
  readonly returned: ReturnedPlan | null
  readonly errors: ReturnedPlan['errors']
  /** The ids of the planned prices that the page shows. */
  readonly listed: string
  readonly children: ReactNode
}

/** Splits errors into those of the fields of a form and others. An error of several fields is shown at the last one. */
function sortErrors(returned: ReturnedPlan | null, fields: readonly string[]) {
  const errors = returned?.errors ?? []
  const findField = (error: ReturnedPlan['errors'][number]) => fields.findLast((field) => error.fields.includes(field))
  return {
    findError: (field: string) => errors.find((error) => findField(error) === field)?.message,
    unnamed: errors.filter((error) => findField(error) === undefined),
  }
}
