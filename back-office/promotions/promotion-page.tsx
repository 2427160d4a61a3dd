import { Form, useHref, useNavigation } from 'react-router'
import { Disclosure } from '@hydrant/design/disclosure/disclosure.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Moment } from '@hydrant/design/format/moment.tsx'
import { NumberText } from '@hydrant/design/format/number-text.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import type { HistoryEntry } from '@hydrant/contract/admin/changes.ts'
import * as messages from '@hydrant/messages/compiled/back-office/promotions.js'
import { officeLinks } from '../office-links.ts'
import { getFieldText, getRecordId, type StoredRecord } from '../records/field-value.ts'
import { HistoryTable } from '../records/history-table.tsx'
import { FormErrors } from '../shell/form-errors.tsx'
import { DoneNotice } from '../shell/notice.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { MAX_COUPONS, type PromotionFormResult } from './promotion-form.ts'
import type { ShownPromotion } from './load-promotions.ts'
import { StateBadge } from './promotion-list.tsx'
import styles from './promotion-page.module.css'
import { Trial } from './trial.tsx'

/** The page of a promotion: what it gives, whether it runs, a trial, and its coupons. */
export function PromotionPage({ promotion, coupons, couponCount, history, mayChange, result }: PromotionPageProps) {
  const { id, name, state, isActive, sentences, start, end } = promotion
  return (
    <>
      <PageHead title={name} detail={<Link href={officeLinks.promotions()}>{messages.promotions()}</Link>}>
        <StateBadge state={state} />
        <Link href={officeLinks.recordFields('Promotion', id)}>
          {mayChange ? messages.changeFields() : messages.allFields()}
        </Link>
        {mayChange && <SwitchForm isActive={isActive} />}
      </PageHead>
      <DoneNotice errors={result?.errors ?? []} />
      <FormErrors errors={result?.errors ?? []} />
      <ul className={styles.sentences}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {start !== null && (
          <li>
            {messages.from()} <Moment of={start} />
          </li>
        )}
        {end !== null && (
          <li>
            {messages.until()} <Moment of={end} />
          </li>
        )}
      </ul>
      <Trial result={result?.intent === 'try' ? result : null} />
      {(promotion.needsCoupon || couponCount > 0) && (
        <Coupons
          promotionId={id}
          coupons={coupons}
          count={couponCount}
          mayChange={mayChange}
          result={result?.intent === 'coupons' ? result : null}
        />
      )}
      {history.length > 0 && (
        <Disclosure title={messages.history()}>
          <HistoryTable entries={history} />
        </Disclosure>
      )}
    </>
  )
}

interface PromotionPageProps {
  readonly promotion: ShownPromotion
  /** The latest of its coupons. */
  readonly coupons: readonly StoredRecord[]
  readonly couponCount: number
  readonly history: readonly HistoryEntry[]
  readonly mayChange: boolean
  readonly result: PromotionFormResult | null
}

function SwitchForm({ isActive }: Pick<ShownPromotion, 'isActive'>) {
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={isActive ? 'stop' : 'start'} />
      <Button type="submit" size="s" variant={isActive ? 'secondary' : 'primary'} isBusy={isBusy}>
        {isActive ? messages.stop() : messages.startIt()}
      </Button>
    </Form>
  )
}

interface CouponsProps {
  readonly promotionId: string
  readonly coupons: readonly StoredRecord[]
  readonly count: number
  readonly mayChange: boolean
  readonly result: PromotionFormResult | null
}

function Coupons({ promotionId, coupons, count, mayChange, result }: CouponsProps) {
  const search = { columns: 'CouponCode,Status,RedemptionCount__c', where: `PromotionId.is.${promotionId}` }
  const file = officeLinks.recordsFile('Coupon', `?${new URLSearchParams(search).toString()}`)
  return (
    <section className={styles.part}>
      <h2>{messages.coupons()}</h2>
      {count > 0 && (
        <>
          <Table
            caption={messages.coupons()}
            columns={createCouponColumns()}
            rows={coupons}
            rowKey={getRecordId}
            variant="dense"
          />
          <p className={styles.row}>
            <Link href={officeLinks.records('Coupon', search)}>{messages.allCoupons({ count: String(count) })}</Link>
            <CouponFile path={file} />
          </p>
        </>
      )}
      {mayChange && <CouponForm key={count} result={result} />}
    </section>
  )
}

/** A plain link: a file is no page. */
function CouponFile({ path }: { readonly path: string }) {
  return (
    <a href={useHref(path)} download>
      {messages.couponFile()}
    </a>
  )
}

const createCouponColumns = (): readonly TableColumn<StoredRecord>[] => [
  {
    label: messages.code(),
    cell: (coupon) => (
      <Link href={officeLinks.record('Coupon', getRecordId(coupon))}>{getFieldText(coupon, 'CouponCode') ?? ''}</Link>
    ),
  },
  {
    label: messages.status(),
    cell: (coupon) => (getFieldText(coupon, 'Status') === 'Active' ? messages.valid() : messages.notValid()),
  },
  {
    label: messages.used(),
    cell: (coupon) => <NumberText value={getFieldText(coupon, 'RedemptionCount__c') ?? '0'} />,
    isAtEnd: true,
  },
]

function CouponForm({ result }: Pick<CouponsProps, 'result'>) {
  const isBusy = useNavigation().formMethod === 'POST'
  const typed = result?.values ?? {}
  return (
    <Disclosure title={messages.makeCoupons()} isOpen={result !== null}>
      <Form method="post" className={styles.row}>
        <input type="hidden" name="intent" value="coupons" />
        <TextField
          label={messages.howMany()}
          name="count"
          inputMode="numeric"
          required
          maxLength={4}
          defaultValue={typed['count'] ?? '100'}
        />
        <TextField label={messages.prefix()} name="prefix" maxLength={20} defaultValue={typed['prefix']} />
        <TextField
          label={messages.ordersPerCoupon()}
          name="limit"
          inputMode="numeric"
          maxLength={9}
          defaultValue={typed['limit'] ?? '1'}
        />
        <Button type="submit" variant="secondary" isBusy={isBusy}>
          {messages.make()}
        </Button>
      </Form>
      <p className={styles.hint}>{messages.couponHint({ maximum: String(MAX_COUPONS) })}</p>
    </Disclosure>
  )
}
