import { type FormEvent, type MouseEvent, type ReactNode, useState } from 'react'
import { LeaveDialog } from './leave-dialog.tsx'
import { useLeaveWarning } from './use-leave-warning.ts'

/** Dispatches an input event from a button that has changed its form, so that `LeaveGuard` notices the change. */
export function dispatchInputEvent({ currentTarget }: Pick<MouseEvent, 'currentTarget'>): void {
  currentTarget.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Asks for confirmation before leaving forms with unsent input, also after a submission that failed. */
export function LeaveGuard({ hasFailed, children }: { readonly hasFailed: boolean; readonly children: ReactNode }) {
  const [changedForms, setChangedForms] = useState<readonly Element[]>([])
  const blocker = useLeaveWarning(hasFailed || changedForms.some(({ isConnected }) => isConnected))
  const markChanged = ({ target }: FormEvent<HTMLElement>) => {
    const form = target instanceof Element ? target.closest('form') : null
    if (form !== null) setChangedForms((previous) => (previous.includes(form) ? previous : [...previous, form]))
  }
  const clearChanged = ({ target }: FormEvent<HTMLElement>) =>
    setChangedForms((previous) => previous.filter((form) => form !== target))
  return (
    <div className="builder-guard" onInput={markChanged} onSubmit={clearChanged}>
      {children}
      <LeaveDialog blocker={blocker} />
    </div>
  )
}
