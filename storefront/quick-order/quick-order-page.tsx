import { type FormEvent, useRef, useState } from 'react'
import { Form, useSubmit, useHref } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { useIsHydrated } from '@hydrant/design/format/use-is-hydrated.ts'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/quick-order.js'
import { HiddenCartField } from '../cart/cart-field.tsx'
import { listLinks } from '../buyer-lists/list-links.ts'
import { toRowsText } from '../buyer-lists/rows-text.ts'
import { links } from '../links.ts'
import { canBeAdded, isEmptyRow, type OrderRow } from './order-rows.ts'
import { OrderTable } from './order-table.tsx'
import type { PostedRows } from './quick-order-action.ts'
import { quickOrderLinks } from './quick-order-links.ts'
import styles from './quick-order-page.module.css'
import { ReadList } from './read-list.tsx'
import { ScanButton } from './scanning/scan-button.tsx'
import { useAdding } from './use-adding.ts'
import { useAnswers } from './use-answers.ts'
import { useOrderRows } from './use-order-rows.ts'

interface QuickOrderPageProps {
  /** The user whose rows are stored in this tab; empty for a guest. */
  readonly userId: string
  /** Makes an addition of this page without scripts happen once. */
  readonly requestId: string
  /** What a form without scripts has brought; null on a new page. */
  readonly posted: PostedRows | null
}

/** The page to order many products by their part numbers. Without scripts its form sends all rows at once. */
export function QuickOrderPage({ userId, requestId, posted }: QuickOrderPageProps) {
  const isHydrated = useIsHydrated()
  const form = useRef<HTMLFormElement>(null)
  const { rows, change, pending, setPending } = useOrderRows(userId, posted)
  const [isCut, setIsCut] = useState(posted?.isCut ?? false)
  const answers = useAnswers(rows, posted?.currency ?? '', change)
  const adding = useAdding({ rows, change, pending, setPending, form })
  const addCount = rows.filter(canBeAdded).length
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (answers.waitingCount === 0 && (addCount > 0 || pending !== null)) adding.start()
  }
  return (
    <PageWidth className={styles.page}>
      <h1>{messages.quickOrder()}</h1>
      <p className={styles.intro}>{messages.intro()}</p>
      <Form
        ref={form}
        method="post"
        action={quickOrderLinks.page()}
        encType="multipart/form-data"
        className={styles.form}
        onSubmit={onSubmit}
      >
        <HiddenCartField />
        <input type="hidden" name="requestId" value={posted?.nextRequestId ?? requestId} />
        <Notices posted={posted} isCut={isCut} answers={answers} adding={adding} />
        <ScanButton rows={rows} onRead={(partNumber) => change({ type: 'scan', partNumber })} />
        <OrderTable rows={rows} currency={answers.currency} change={change} isScripted={isHydrated} />
        <ReadList
          isHydrated={isHydrated}
          fileError={posted?.fileError ?? null}
          onRead={(list) => {
            change({ type: 'insert', rows: list.rows, before: null })
            setIsCut(list.isCut)
          }}
        />
        <Foot
          rows={rows}
          waitingCount={isHydrated ? answers.waitingCount : 0}
          isBusy={adding.isBusy}
          isScripted={isHydrated}
          onClear={() => change({ type: 'clear' })}
        />
      </Form>
    </PageWidth>
  )
}

interface FootProps {
  readonly rows: readonly OrderRow[]
  /** How many rows have no answer yet. */
  readonly waitingCount: number
  readonly isBusy: boolean
  readonly isScripted: boolean
  readonly onClear: () => void
}

/** How many rows can be added, and the buttons that do it. */
function Foot({ rows, waitingCount, isBusy, isScripted, onClear }: FootProps) {
  const addCount = rows.filter(canBeAdded).length
  const wrongCount = rows.filter(({ answer }) => answer?.state === 'error').length
  const hasRows = rows.some((row) => !isEmptyRow(row))
  const counts = hasRows ? messages.rowCounts({ ready: addCount, wrong: wrongCount }) : null
  return (
    <div className={styles.foot}>
      <p role={isScripted ? 'status' : undefined} className={styles.counts}>
        {waitingCount > 0 ? messages.lookingUpRows({ count: waitingCount }) : counts}
      </p>
      {hasRows && isScripted && (
        <Button variant="tertiary" onClick={onClear}>
          {messages.clearRows()}
        </Button>
      )}
      {!isScripted && (
        <Button type="submit" name="intent" value="check" variant="secondary">
          {messages.checkRows()}
        </Button>
      )}
      {(hasRows || !isScripted) && <SaveAsList rows={rows} isScripted={isScripted} />}
      <Button type="submit" name="intent" value="put" isBusy={isBusy || waitingCount > 0}>
        {isScripted && addCount > 0 ? messages.addRows({ count: addCount }) : messages.addAllToCart()}
      </Button>
    </div>
  )
}

/** Sends the rows to the page that asks for a list; without scripts with the form around the button. */
function SaveAsList({ rows, isScripted }: Pick<FootProps, 'rows' | 'isScripted'>) {
  const submit = useSubmit()
  const action = useHref(listLinks.add())
  const send = () => {
    const fields = new FormData()
    fields.set('intent', 'choose')
    fields.set('text', toRowsText(rows.filter((row) => !isEmptyRow(row))))
    void submit(fields, { method: 'post', action: listLinks.add(), encType: 'multipart/form-data' })
  }
  if (isScripted)
    return (
      <Button variant="secondary" onClick={send}>
        {messages.saveAsList()}
      </Button>
    )
  return (
    <Button type="submit" name="intent" value="choose" formAction={action} variant="secondary">
      {messages.saveAsList()}
    </Button>
  )
}

interface NoticesProps {
  readonly posted: PostedRows | null
  readonly isCut: boolean
  readonly answers: ReturnType<typeof useAnswers>
  readonly adding: ReturnType<typeof useAdding>
}

/** What happened to the rows: how many are in the cart, and what failed. */
function Notices({ posted, isCut, answers, adding }: NoticesProps) {
  const addedCount = adding.addedCount ?? posted?.addedCount ?? null
  return (
    <>
      {addedCount !== null && addedCount > 0 && (
        <Alert tone="success">
          <p>
            {messages.rowsInCart({ count: addedCount, quantity: formatQuantity(String(addedCount)) })}{' '}
            <Link href={links.cart()}>{messages.goToCart()}</Link>
          </p>
        </Alert>
      )}
      {adding.refusedCount > 0 && <Alert tone="warning" title={messages.rowsRefused({ count: adding.refusedCount })} />}
      {adding.hasFailed && (
        <Alert tone="error" title={messages.notAllSent()}>
          <p>{messages.notAllSentHelp()}</p>
        </Alert>
      )}
      {answers.hasFailed && (
        <Alert tone="error" title={messages.notLookedUp()}>
          <Button size="s" variant="secondary" onClick={answers.retry}>
            {messages.tryAgain()}
          </Button>
        </Alert>
      )}
      {isCut && <Alert tone="warning" title={messages.listCut()} />}
    </>
  )
}
