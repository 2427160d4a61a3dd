import { createContext, type ReactNode, use, useCallback, useEffect, useId, useState } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Dialog } from '@hydrant/design/overlay/dialog.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/shell.js'

type Report = (formId: string, isChanged: boolean) => void

const UnsavedContext = createContext<Report | null>(null)

const HasUnsavedContext = createContext(false)

/** Whether a form of the page around has changes that are not saved, which another form of it would drop. */
export function useHasUnsavedChanges(): boolean {
  return use(HasUnsavedContext)
}

/**
 * Lets a page have several forms with a `LeaveGuard`: the router asks only once, so it is asked here whether any of them
 * has changes.
 */
export function UnsavedForms({ children }: { readonly children: ReactNode }) {
  const [changedIds, setChangedIds] = useState<ReadonlySet<string>>(new Set())
  const report = useCallback<Report>(
    (formId, isChanged) =>
      setChangedIds((ids) =>
        ids.has(formId) === isChanged
          ? ids
          : new Set(isChanged ? [...ids, formId] : [...ids].filter((id) => id !== formId)),
      ),
    [],
  )
  return (
    <UnsavedContext value={report}>
      <HasUnsavedContext value={changedIds.size > 0}>{children}</HasUnsavedContext>
      <PageGuard isChanged={changedIds.size > 0} />
    </UnsavedContext>
  )
}

/** Asks for confirmation before the page is left while a form has changes that are not saved. */
export function LeaveGuard({ isChanged }: { readonly isChanged: boolean }) {
  const formId = useId()
  const report = use(UnsavedContext)
  useEffect(() => {
    report?.(formId, isChanged)
    return () => report?.(formId, false)
  }, [report, formId, isChanged])
  return report === null ? <PageGuard isChanged={isChanged} /> : null
}

function PageGuard({ isChanged }: { readonly isChanged: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isChanged) return undefined
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isChanged])
  return (
    <Dialog
      isOpen={blocker.state === 'blocked'}
      title={messages.leaveThisPage()}
      onClose={() => blocker.reset?.()}
      actions={
        <>
          <Button variant="secondary" onClick={() => blocker.reset?.()}>
            {messages.stay()}
          </Button>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            {messages.leaveWithoutSaving()}
          </Button>
        </>
      }
    >
      <p>{messages.changesNotSaved()}</p>
    </Dialog>
  )
}
