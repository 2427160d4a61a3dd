import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { classNames } from '../layout/class-names.ts'
import type { Tone } from './alert.tsx'
import styles from './toast.module.css'

/** A short message that goes away by itself after three seconds, longer if it carries a link. */
export interface Toast {
  readonly tone: Tone
  readonly message: string
  readonly action?: ReactNode
}

interface ShownToast extends Toast {
  readonly id: number
}

const ToastContext = createContext<(toast: Toast) => void>(() => {})
const SHOWN_FOR_MS = 3000
const SHOWN_WITH_ACTION_FOR_MS = 6000
const ICONS = { info: 'info', success: 'check', warning: 'warning', error: 'error' } as const

/** Shows a toast from anywhere below `ToastRegion`. */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext)
}

/** Holds the toasts of everything below it and announces them politely. */
export function ToastRegion({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([])
  const nextId = useRef(0)
  const show = useCallback((toast: Toast) => {
    nextId.current += 1
    const id = nextId.current
    setToasts((shown) => [...shown.slice(-2), { ...toast, id }])
  }, [])
  const dismiss = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), [])
  const rows = useMemo(() => toasts.map((toast) => <ToastRow key={toast.id} toast={toast} onDismiss={dismiss} />), [toasts, dismiss])
  return (
    <ToastContext value={show}>
      {children}
      <div className={styles.region} role="status" aria-live="polite">
        {rows}
      </div>
    </ToastContext>
  )
}

function ToastRow({ toast, onDismiss }: { readonly toast: ShownToast; readonly onDismiss: (id: number) => void }) {
  const [isHeld, setIsHeld] = useState(false)
  const { id, action } = toast
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => onDismiss(id), action === undefined ? SHOWN_FOR_MS : SHOWN_WITH_ACTION_FOR_MS)
    return () => clearTimeout(timer)
  }, [isHeld, id, action, onDismiss])
  const hold = { onMouseEnter: () => setIsHeld(true), onMouseLeave: () => setIsHeld(false), onFocus: () => setIsHeld(true), onBlur: () => setIsHeld(false) }
  return (
    <div className={classNames(styles.toast, styles[toast.tone])} {...hold}>
      <Icon name={ICONS[toast.tone]} />
      <p>{toast.message}</p>
      {action}
      <button type="button" className={styles.close} onClick={() => onDismiss(id)}>
        <Icon name="close" size="s" label="Dismiss" />
      </button>
    </div>
  )
}
