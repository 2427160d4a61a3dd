import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
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
