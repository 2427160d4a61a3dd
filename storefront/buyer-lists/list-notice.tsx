import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/lists.js'
import { HiddenAccountField } from '../account/account-field.tsx'
import { dispatchAddedToCart } from '../cart/added-to-cart.ts'
import { links } from '../links.ts'
import type { ListChangeResult } from './change-list.ts'
import styles from './list-page.module.css'

type Notice = Pick<ListChangeResult, 'id' | 'notice' | 'details' | 'addedToCart'> &
  Partial<Pick<ListChangeResult, 'removed'>>

/** What the last form has brought, with the way back of a line that was removed. `action` is the page of the list. */
export function ListNotice({ result, action }: { readonly result: Notice | null; readonly action: string }) {
  const box = useRef<HTMLDivElement>(null)
  const shownId = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (result === null || shownId.current === result.id) return
    shownId.current = result.id
    if (result.addedToCart > 0) dispatchAddedToCart()
    // A button that moves a line keeps the focus; a line that was removed has lost it.
    if (result.notice !== null || result.removed) box.current?.focus()
  }, [result])
  const { notice = null, details = [], addedToCart = 0, removed = null } = result ?? {}
  return (
    <div ref={box} tabIndex={-1}>
      {notice !== null && (
        <Alert tone={notice.tone}>
          <p>
            {notice.text} {addedToCart > 0 && <Link href={links.cart()}>{messages.goToCart()}</Link>}
          </p>
          {details.length > 0 && (
            <ul className={styles.problems}>
              {details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          )}
        </Alert>
      )}
      {removed !== null && (
        <Alert tone="success">
          <Form method="post" action={action} className={styles.row} preventScrollReset replace>
            <HiddenAccountField />
            <span>{messages.removed({ product: removed.name })}</span>
            <input type="hidden" name="productId" value={removed.productId} />
            <input type="hidden" name="quantity" value={removed.quantity} />
            <input type="hidden" name="note" value={removed.note} />
            <input type="hidden" name="before" value={removed.before} />
            <Button type="submit" name="intent" value="restore" variant="tertiary" size="s">
              {messages.putItBack()}
            </Button>
          </Form>
        </Alert>
      )}
    </div>
  )
}
