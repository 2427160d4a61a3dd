import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { classNames } from '../layout/class-names.ts'
import { IconButton } from '../navigation/icon-button.tsx'
import { ToastPlaceProvider, useToastPlace } from './toast-place.ts'
import { isUrgent, TONE_ICONS, type Tone } from './tone.ts'
import styles from './toast.module.css'

/**
 * How a toast ends: `dismissible` by its button or by itself, `pester` by itself alone, `sticky` by its button alone.
 */
export type ToastMode = 'dismissible' | 'pester' | 'sticky'

/** A short message that a page need not have room for. */
export interface Toast {
  readonly tone: Tone
  readonly message: string
  /** `dismissible` unless told otherwise. */
  readonly mode?: ToastMode
  /** A link or button behind the message. */
  readonly action?: ReactNode
  /** When it goes away by itself: after 3 seconds unless told otherwise. */
  readonly durationMs?: number
}

/** Shows a toast; calling what it returns takes the toast away. */
export type ShowToast = (toast: Toast) => () => void

interface ShownToast extends Toast {
  readonly id: number
}

const ToastContext = createContext<ShowToast>(() => () => {})
const SHOWN_FOR_MS = 3000
const MOST_AT_ONCE = 3

/** Shows a toast from anywhere below `ToastRegion`. */
export function useToast(): ShowToast {
  return useContext(ToastContext)
}

/**
 * Holds the toasts of everything below it. Errors and warnings are announced at once, the rest when there is a pause.
 */
export function ToastRegion({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([])
  const nextId = useRef(0)
  const { home, region, takeToasts } = useToastPlace()
  const dismiss = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), [])
  const show = useCallback(
    (toast: Toast) => {
      nextId.current += 1
      const id = nextId.current
      setToasts((shown) => [...withoutOldest(withoutEqual(shown, toast)), { ...toast, id }])
      return () => dismiss(id)
    },
    [dismiss],
  )
  const rows = (areUrgent: boolean) =>
    toasts
      .filter(({ tone }) => isUrgent(tone) === areUrgent)
      .map((toast) => <ToastRow key={toast.id} toast={toast} onDismiss={dismiss} />)
  return (
    <ToastContext value={show}>
      <ToastPlaceProvider value={takeToasts}>{children}</ToastPlaceProvider>
      <div ref={home}>
        <div ref={region} className={styles.region}>
          <div role="alert">{rows(true)}</div>
          <div role="status">{rows(false)}</div>
        </div>
      </div>
    </ToastContext>
  )
}

/**
 * The toasts that say something else: the same message twice is one toast, announced again and shown for its whole
 * time.
 */
function withoutEqual(shown: readonly ShownToast[], { tone, message }: Toast): readonly ShownToast[] {
  return shown.filter((toast) => toast.tone !== tone || toast.message !== message)
}

/** Makes room for another one; what waits to be dismissed stays as long as it can. */
function withoutOldest(shown: readonly ShownToast[]): readonly ShownToast[] {
  if (shown.length < MOST_AT_ONCE) return shown
  const oldest = shown.find(({ mode }) => mode !== 'sticky') ?? shown[0]
  return shown.filter((toast) => toast !== oldest)
}

function ToastRow({ toast, onDismiss }: { readonly toast: ShownToast; readonly onDismiss: (id: number) => void }) {
  const { id, tone, message, action, mode = 'dismissible', durationMs = SHOWN_FOR_MS } = toast
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (isHeld || mode === 'sticky') return
    const timer = setTimeout(() => onDismiss(id), durationMs)
    return () => clearTimeout(timer)
  }, [isHeld, mode, id, durationMs, onDismiss])
  // Whoever reads it, or is about to press what is in it, need not hurry.
  const hold = {
    onPointerEnter: () => setIsHeld(true),
    onPointerLeave: () => setIsHeld(false),
    onFocus: () => setIsHeld(true),
    onBlur: () => setIsHeld(false),
  }
  return (
    <div className={classNames(styles.toast, styles[tone])} {...hold}>
      <Icon name={TONE_ICONS[tone]} />
      <p>{message}</p>
      {action}
      {mode !== 'pester' && (
        <IconButton icon="utility:close" label="Dismiss" className={styles.close} onClick={() => onDismiss(id)} />
      )}
    </div>
  )
}
