import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/cart.js'
import * as cartsMessages from '@hydrant/messages/compiled/storefront/carts.js'
import { HiddenCartField } from './cart-field.tsx'
import styles from './cart-page.module.css'
import { IDEMPOTENCY_KEY_FIELD } from './idempotency-key.ts'
import { REMOVED_LINE_FIELD } from './removed-line-field.ts'
import { MOVED_LINES_FIELD } from './saved-cart-field.ts'
import type { MovedLines, RemovedLine, SelectionResult } from './selection-result.ts'
import { useCartHref } from './use-cart-href.ts'

/** What the last change of selected lines has brought, with the way back of lines that were removed. */
export function SelectionNotice({ result, page }: { readonly result: SelectionResult | null; readonly page: number }) {
  const box = useRef<HTMLDivElement>(null)
  const id = result?.id
  useEffect(() => {
    // The focused button may have been removed with its line; the page stays where it is.
    if (id !== undefined) box.current?.focus({ preventScroll: true })
  }, [id])
  return (
    <div ref={box} tabIndex={-1} className={styles.notice}>
      {result !== null && (
        <Alert tone={result.tone}>
          <div className={styles.noticeRow}>
            <p>{result.text}</p>
            {result.moved !== null && <MoveBackForm moved={result.moved} page={page} />}
            {result.removed.length > 0 && <RestoreForm removed={result.removed} page={page} requestKey={result.id} />}
          </div>
          {result.details.length > 0 && (
            <ul className={styles.details}>
              {result.details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          )}
        </Alert>
      )}
    </div>
  )
}

interface RestoreFormProps {
  readonly removed: readonly RemovedLine[]
  readonly page: number
  readonly requestKey: string
}

function RestoreForm({ removed, page, requestKey }: RestoreFormProps) {
  const toCartHref = useCartHref()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" action={toCartHref(page)} preventScrollReset>
      <HiddenCartField />
      <input type="hidden" name={IDEMPOTENCY_KEY_FIELD} value={requestKey} />
      {removed.map((line) => {
        const text = JSON.stringify(line)
        return <input key={text} type="hidden" name={REMOVED_LINE_FIELD} value={text} />
      })}
      <Button type="submit" name="intent" value="restore" variant="tertiary" size="s" isBusy={isBusy}>
        {messages.putBack({ count: removed.length })}
      </Button>
    </Form>
  )
}

function MoveBackForm({ moved, page }: { readonly moved: MovedLines; readonly page: number }) {
  const toCartHref = useCartHref()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" action={toCartHref(page)} preventScrollReset>
      <HiddenCartField />
      <input type="hidden" name={MOVED_LINES_FIELD} value={JSON.stringify(moved)} />
      <Button type="submit" name="intent" value="move-back" variant="tertiary" size="s" isBusy={isBusy}>
        {cartsMessages.undo()}
      </Button>
    </Form>
  )
}
