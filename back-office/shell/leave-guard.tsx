import { createContext, type ReactNode, use, useCallback, useEffect, useId, useState } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Dialog } from '@hydrant/design/overlay/dialog.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/shell.js'
import styles from './leave-guard.module.css'

/** A form of a page with several ones: its id in the document, and what it is called. */
export interface UnsavedForm {
  readonly id: string
  readonly label: string
}

/** Without a form where there is only one, which needs no name. */
type Report = (key: string, change: { readonly form: UnsavedForm | null } | null) => void

const UnsavedContext = createContext<Report | null>(null)

const HasUnsavedContext = createContext(false)

/** Whether a form of the page around has changes that are not saved, which another form of it would drop. */
export function useHasUnsavedChanges(): boolean {
  return use(HasUnsavedContext)
}

/** Whether the page has several forms, each saved by itself. */
export function useIsOneOfSeveralForms(): boolean {
  return use(UnsavedContext) !== null
}

/**
 * Lets a page have several forms with a `LeaveGuard`: the router asks only once, so it is asked here whether any of them
 * has changes. A bar below the page names the forms that are not saved, each with a button that saves it.
 */
export function UnsavedForms({ children }: { readonly children: ReactNode }) {
  const [changes, setChanges] = useState<ReadonlyMap<string, UnsavedForm | null>>(new Map())
  const report = useCallback<Report>(
    (key, change) =>
      setChanges((known) => {
        if (change === null && !known.has(key)) return known
        const others = [...known].filter(([knownKey]) => knownKey !== key)
        return new Map(change === null ? others : [...others, [key, change.form]])
      }),
    [],
  )
  return (
    <UnsavedContext value={report}>
      <HasUnsavedContext value={changes.size > 0}>{children}</HasUnsavedContext>
      <UnsavedBar forms={[...changes.values()].filter((form) => form !== null)} />
      <PageGuard isChanged={changes.size > 0} />
    </UnsavedContext>
  )
}

function UnsavedBar({ forms }: { readonly forms: readonly UnsavedForm[] }) {
  if (forms.length === 0) return null
  return (
    <ul className={styles.bar} aria-label={messages.notSavedYet()}>
      {forms.map(({ id, label }) => (
        <li key={id}>
          <span id={`${id}-unsaved`}>{messages.formNotSavedYet({ form: label })}</span>
          <Button type="submit" form={id} size="s" aria-describedby={`${id}-unsaved`}>
            {messages.saveNow()}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/**
 * Asks for confirmation before the page is left while a form has changes that are not saved. A page with several forms
 * says which of them it is.
 */
export function LeaveGuard({ isChanged, form }: LeaveGuardProps) {
  const key = useId()
  const report = use(UnsavedContext)
  const { id = '', label = '' } = form ?? {}
  useEffect(() => {
    report?.(key, isChanged ? { form: id === '' ? null : { id, label } } : null)
    return () => report?.(key, null)
  }, [report, key, isChanged, id, label])
  return report === null ? <PageGuard isChanged={isChanged} /> : null
}

interface LeaveGuardProps {
  readonly isChanged: boolean
  /** Which form it is, on a page with several ones. */
  readonly form?: UnsavedForm
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
