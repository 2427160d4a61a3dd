import { type FormEvent, type MouseEvent, type ReactNode, useState } from 'react'
import { LeaveDialog } from './leave-dialog.tsx'
import { useLeaveWarning } from './use-leave-warning.ts'

/** Tells the guard around that a button has changed its form, as fields tell when something is typed into them. */
export function tellChange({ currentTarget }: Pick<MouseEvent, 'currentTarget'>): void {
  currentTarget.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Asks before forms are left that something was filled into and that were not sent since; `isRefused` when what they
 * sent was not taken.
 */
export function LeaveGuard({ isRefused, children }: { readonly isRefused: boolean; readonly children: ReactNode }) {
  const [changed, setChanged] = useState<readonly Element[]>([])
  const blocker = useLeaveWarning(isRefused || changed.some(({ isConnected }) => isConnected))
  const note = ({ target }: FormEvent<HTMLElement>) => {
    const form = target instanceof Element ? target.closest('form') : null
    if (form !== null) setChanged((before) => (before.includes(form) ? before : [...before, form]))
  }
  const forget = ({ target }: FormEvent<HTMLElement>) =>
    setChanged((before) => before.filter((form) => form !== target))
  return (
    <div className="builder-guard" onInput={note} onSubmit={forget}>
      {children}
      <LeaveDialog blocker={blocker} />
    </div>
  )
}
