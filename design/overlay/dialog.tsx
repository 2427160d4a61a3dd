import { type ReactNode, useEffect, useId, useRef } from 'react'
import * as messages from '@hydrant/messages/compiled/design/overlay.js'
import { useMoveToastsIntoDialog } from '../feedback/toast-container.ts'
import { classNames } from '../layout/class-names.ts'
import { IconButton } from '../navigation/icon-button.tsx'
import styles from './dialog.module.css'

/**
 * A native modal dialog over the page, open while `isOpen`; the browser keeps the focus inside and restores it
 * afterwards. The element with `data-first-focus` gets the focus first. Escape, the close button and, with
 * `closeOnOutsidePress`, a press outside close it, and `onClose` is called. Without `onClose` the dialog cannot be
 * dismissed.
 */
export function Dialog({
  isOpen,
  title,
  onClose,
  actions,
  size = 'm',
  closeLabel = messages.close(),
  closeOnOutsidePress = false,
  role,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useMoveToastsIntoDialog(dialog, isOpen)
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
      className={classNames(styles.dialog, size === 'l' && styles.large, size === 'full' && styles.full)}
      closedby={toClosedByValue(onClose !== undefined, closeOnOutsidePress)}
      aria-labelledby={`${id}-title`}
      aria-describedby={role === 'alertdialog' ? `${id}-text` : undefined}
      onClose={(event) => {
        if (event.target !== event.currentTarget || !isOpen) return
        // Some browsers close the dialog although `closedby` is `none`; then it is opened again.
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

function toClosedByValue(isClosable: boolean, closeOnOutsidePress: boolean): 'any' | 'closerequest' | 'none' {
  if (!isClosable) return 'none'
  return closeOnOutsidePress ? 'any' : 'closerequest'
}

interface DialogProps {
  readonly isOpen: boolean
  readonly title: string
  /**
   * Called when the visitor closed it; it stays closed until `isOpen` is true anew. Left out for a dialog that requires
   * a decision.
   */
  readonly onClose?: () => void
  /** The buttons below; the primary one comes first. */
  readonly actions?: ReactNode
  /** `full`: as large as the window, for a picture. */
  readonly size?: 'm' | 'l' | 'full'
  readonly closeLabel?: string
  readonly closeOnOutsidePress?: boolean
  /** `alertdialog` for what interrupts the visitor: screen readers read its text at once. */
  readonly role?: 'alertdialog'
  readonly children: ReactNode
}
