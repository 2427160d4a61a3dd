import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useToastsInside } from '../feedback/toast-place.ts'
import { classNames } from '../layout/class-names.ts'
import { IconButton } from '../navigation/icon-button.tsx'
import styles from './dialog.module.css'

/**
 * A dialog over the page, which cannot be used meanwhile: the browser's own, which keeps the focus inside and gives it
 * back. It is there while `isOpen`. What has `data-first-focus` gets the focus first. Escape, its close button and,
 * with `closesOutside`, a press beside it close it; `onClose` hears of each of them. Without `onClose` nothing closes
 * it: it has to be answered.
 */
export function Dialog({
  isOpen,
  title,
  onClose,
  actions,
  size = 'm',
  closeLabel = 'Close',
  closesOutside = false,
  role,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useToastsInside(dialog, isOpen)
  useEffect(() => {
    const element = dialog.current
    if (isOpen && element?.open === false) {
      element.showModal()
      element.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    }
    if (!isOpen) element?.close()
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      role={role}
      className={classNames(styles.dialog, size === 'l' && styles.large)}
      closedby={closedBy(onClose !== undefined, closesOutside)}
      aria-labelledby={`${id}-title`}
      aria-describedby={role === 'alertdialog' ? `${id}-text` : undefined}
      onClose={(event) => {
        if (event.target !== event.currentTarget || !isOpen) return
        // Not every browser leaves it open by itself.
        if (onClose === undefined) event.currentTarget.showModal()
        else onClose()
      }}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {onClose !== undefined && (
          <IconButton
            icon="utility:close"
            label={closeLabel}
            className={styles.close}
            onClick={() => dialog.current?.close()}
          />
        )}
      </div>
      <div id={`${id}-text`}>{children}</div>
      {actions !== undefined && <div className={styles.choices}>{actions}</div>}
    </dialog>
  )
}

function closedBy(isClosable: boolean, closesOutside: boolean): 'any' | 'closerequest' | 'none' {
  if (!isClosable) return 'none'
  return closesOutside ? 'any' : 'closerequest'
}

interface DialogProps {
  readonly isOpen: boolean
  readonly title: string
  /**
   * Hears that the visitor closed it; it stays closed until `isOpen` is true anew. Left out for what has to be
   * answered.
   */
  readonly onClose?: () => void
  /** The buttons below; the one that goes on comes first. */
  readonly actions?: ReactNode
  readonly size?: 'm' | 'l'
  readonly closeLabel?: string
  readonly closesOutside?: boolean
  /** `alertdialog` for what interrupts the visitor: its text is read out at once. */
  readonly role?: 'alertdialog'
  readonly children: ReactNode
}
