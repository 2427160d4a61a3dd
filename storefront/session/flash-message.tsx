import { useEffect, useRef, useState, type RefObject } from 'react'
import { Form, useLocation } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/session.js'
import { HiddenAccountField } from '../account/account-field.tsx'
import { links } from '../links.ts'
import type { ShownFlash } from './shown-flash.ts'
import styles from './flash-message.module.css'

/** Shows a message above the page; the next navigation removes it, unless it is lasting. */
export function FlashMessage({ flash }: { readonly flash: ShownFlash | null }) {
  const { key } = useLocation()
  const [firstShown, setFirstShown] = useState({ id: flash?.id, key })
  if (flash !== null && firstShown.id !== flash.id) setFirstShown({ id: flash.id, key })
  const isCurrent = flash !== null && (flash.isLasting || firstShown.id !== flash.id || firstShown.key === key)
  const box = useRef<HTMLDivElement>(null)
  useFocusWhenLost(box, flash?.id)
  return (
    <div ref={box} tabIndex={-1} className={styles.flash}>
      {isCurrent && (
        <PageWidth className={styles.width}>
          <Alert tone={flash.tone}>
            <div className={styles.row}>
              <p>{flash.message}</p>
              {flash.undo !== null && <UndoRemovalForm undo={flash.undo} />}
              {flash.link && <Link href={flash.link.href}>{flash.link.label}</Link>}
            </div>
          </Alert>
        </PageWidth>
      )}
    </div>
  )
}

/** Focuses a new message when nothing has the focus, because the focused button has been removed from the page. */
function useFocusWhenLost(box: RefObject<HTMLDivElement | null>, flashId: string | undefined): void {
  const previousId = useRef(flashId)
  useEffect(() => {
    if (previousId.current === flashId) return
    previousId.current = flashId
    if (flashId !== undefined && document.activeElement === document.body) box.current?.focus()
  }, [box, flashId])
}

function UndoRemovalForm({ undo }: { readonly undo: NonNullable<ShownFlash['undo']> }) {
  return (
    <Form method="post" action={links.cart()} preventScrollReset>
      <HiddenAccountField />
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={undo.productId} />
      <input type="hidden" name="quantity" value={undo.quantity} />
      <input type="hidden" name="productSellingModelId" value={undo.sellingModelId} />
      <input type="hidden" name="returnTo" value={links.cart()} />
      <Button type="submit" variant="tertiary" size="s">
        {messages.putItBack()}
      </Button>
    </Form>
  )
}
