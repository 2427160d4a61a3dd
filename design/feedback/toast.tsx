import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import * as messages from '@hydrant/messages/compiled/design/feedback.js'
import { Icon } from '../icon/icon.tsx'
import { classNames } from '../layout/class-names.ts'
import { IconButton } from '../navigation/icon-button.tsx'
import { MoveToastsProvider, useToastContainer } from './toast-container.ts'
import { isUrgent, TONE_ICONS, type Tone } from './tone.ts'
import styles from './toast.module.css'

/**
 * How a toast is closed: `dismissible` by its button or after its time, `pester` only after its time, `sticky` only by
 * its button.
 */
export type ToastMode = 'dismissible' | 'pester' | 'sticky'

/** A short message that appears over the page. */
export interface Toast {
  readonly tone: Tone
  readonly message: string
  /** The default is `dismissible`. */
  readonly mode?: ToastMode
  /** A link or button after the message. */
  readonly action?: ReactNode
  /** After how many milliseconds it closes by itself; the default is 3000. */
  readonly durationMs?: number
}

/** Shows a toast; the function it returns closes the toast. */
export type ShowToast = (toast: Toast) => () => void

interface VisibleToast extends Toast {
  readonly id: number
}

const ToastContext = createContext<ShowToast>(() => () => {})
const DEFAULT_DURATION_MS = 3000
const MAX_VISIBLE_TOASTS = 3

/** Returns the function that shows a toast; to be used below `ToastRegion`. */
export function useShowToast(): ShowToast {
  return useContext(ToastContext)
}

/**
 * Renders the toasts of all components below it. Screen readers announce errors and warnings at once, other tones when
 * they are idle.
 */
export function ToastRegion({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly VisibleToast[]>([])
  const nextId = useRef(0)
  const { defaultParent: parentRef, region, moveIntoDialog: moveToasts } = useToastContainer()
  const dismiss = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), [])
  const show = useCallback(
    (toast: Toast) => {
      nextId.current += 1
      const id = nextId.current
      setToasts((shown) => [...removeOldestIfFull(removeDuplicates(shown, toast)), { ...toast, id }])
      return () => dismiss(id)
    },
    [dismiss],
  )
  const renderRows = (areUrgent: boolean) =>
    toasts
      .filter(({ tone }) => isUrgent(tone) === areUrgent)
      .map((toast) => <ToastRow key={toast.id} toast={toast} onDismiss={dismiss} />)
  return (
    <ToastContext value={show}>
      <MoveToastsProvider value={moveToasts}>{children}</MoveToastsProvider>
      <div ref={parentRef}>
        <div ref={region} className={styles.region}>
          <div role="alert">{renderRows(true)}</div>
          <div role="status">{renderRows(false)}</div>
        </div>
      </div>
    </ToastContext>
  )
}

/**
 * Removes the toasts with the same tone and message as a new one, so that a repeated message is one toast, which is
 * announced again and shown for its full time.
 */
function removeDuplicates(visibleToasts: readonly VisibleToast[], { tone, message }: Toast): readonly VisibleToast[] {
  return visibleToasts.filter((toast) => toast.tone !== tone || toast.message !== message)
}

/** Removes the oldest toast when the maximum is shown; a sticky toast only when all of them are sticky. */
function removeOldestIfFull(visibleToasts: readonly VisibleToast[]): readonly VisibleToast[] {
  if (visibleToasts.length < MAX_VISIBLE_TOASTS) return visibleToasts
  const oldest = visibleToasts.find(({ mode }) => mode !== 'sticky') ?? visibleToasts[0]
  return visibleToasts.filter((toast) => toast !== oldest)
}

function ToastRow({ toast, onDismiss }: { readonly toast: VisibleToast; readonly onDismiss: (id: number) => void }) {
  const { id, tone, message, action, mode = 'dismissible', durationMs = DEFAULT_DURATION_MS } = toast
  const [isPaused, setIsPaused] = useState(false)
  useEffect(() => {
    if (isPaused || mode === 'sticky') return
    const timer = setTimeout(() => onDismiss(id), durationMs)
    return () => clearTimeout(timer)
  }, [isPaused, mode, id, durationMs, onDismiss])
  // The time does not run while the user reads a toast or is about to press something in it.
  const pauseHandlers = {
    onPointerEnter: () => setIsPaused(true),
    onPointerLeave: () => setIsPaused(false),
    onFocus: () => setIsPaused(true),
    onBlur: () => setIsPaused(false),
  }
  return (
    <div className={classNames(styles.toast, styles[tone])} {...pauseHandlers}>
      <Icon name={TONE_ICONS[tone]} />
      <p>{message}</p>
      {action}
      {mode !== 'pester' && (
        <IconButton
          icon="utility:close"
          label={messages.dismiss()}
          className={styles.close}
          onClick={() => onDismiss(id)}
        />
      )}
    </div>
  )
}
