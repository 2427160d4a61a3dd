import { useEffect, useRef, useState, type RefObject } from 'react'
import { Form, useLocation } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { AccountField } from '../account/account-field.tsx'
import { links } from '../links.ts'
import type { Flash } from './flash.ts'
import styles from './flash-message.module.css'

/** The message that the last action left, above the page that it led to; it is gone on the next page. */
export function FlashMessage({ flash }: { readonly flash: Flash | null }) {
  const { key } = useLocation()
  const [shown, setShown] = useState({ id: flash?.id, key })
  if (flash !== null && shown.id !== flash.id) setShown({ id: flash.id, key })
  const isCurrent = flash !== null && (shown.id !== flash.id || shown.key === key)
  const box = useRef<HTMLDivElement>(null)
  useCatchFocus(box, flash?.id)
  return (
    <div ref={box} tabIndex={-1} className={styles.flash}>
      {isCurrent && (
        <PageWidth className={styles.width}>
          <Alert tone={flash.tone}>
            <div className={styles.row}>
              <p>{flash.message}</p>
              {flash.undo !== null && <UndoRemoval undo={flash.undo} />}
              {flash.leadsToCart && <Link href={links.cart()}>View cart</Link>}
            </div>
          </Alert>
        </PageWidth>
      )}
    </div>
  )
}

/** Takes the focus when the button that was pressed is gone with what it removed. */
function useCatchFocus(box: RefObject<HTMLDivElement | null>, flashId: string | undefined): void {
  const known = useRef(flashId)
  useEffect(() => {
    if (known.current === flashId) return
    known.current = flashId
    if (flashId !== undefined && document.activeElement === document.body) box.current?.focus()
  }, [box, flashId])
}

function UndoRemoval({ undo }: { readonly undo: NonNullable<Flash['undo']> }) {
  return (
    <Form method="post" action={links.cart()} preventScrollReset>
      <AccountField />
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={undo.productId} />
      <input type="hidden" name="quantity" value={undo.quantity} />
      <input type="hidden" name="productSellingModelId" value={undo.sellingModelId} />
      <input type="hidden" name="returnTo" value={links.cart()} />
      <Button type="submit" variant="tertiary" size="s">
        Put it back
      </Button>
    </Form>
  )
}
