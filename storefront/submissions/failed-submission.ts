import { createObservable, type Observable } from '@hydrant/client/observable.ts'
import { reloadPage } from './reload-page.ts'

/**
 * A form that was sent and not answered as it should have been, a page whose data could not be loaded anew afterwards,
 * or another page that could not be reached.
 */
export interface FailedSubmission {
  /** `network` when no answer arrived; `server` when the answer was a failure. */
  readonly reason: 'network' | 'server'
  /** What was sent; null where that is not known. */
  readonly fields: FormData | null
  /** Whether it was the page's data that could not be loaded. */
  readonly isStale: boolean
  /** The address of a page that was asked for and could not be reached; null for anything else. */
  readonly unreachedPage: string | null
  /** Sends the form again as it is filled in now; null when it is not on the page any more. */
  readonly retry: (() => void) | null
  /** How far the page was scrolled down, in pixels. */
  readonly scrollY: number
}

/** A form in the page, with the button that sent it. */
export interface SentForm {
  readonly form: HTMLFormElement
  readonly submitter: HTMLElement | null
}

const cell = createObservable<FailedSubmission | null>(null)

/** The submission of this page that failed last; null after the next one is sent. */
export const failedSubmission: Observable<FailedSubmission | null> = cell

/** Announces that a form was not answered. */
export function reportFailedSubmission(
  reason: FailedSubmission['reason'],
  fields: FormData | null,
  sent: SentForm | null,
): void {
  cell.set({
    reason,
    fields,
    isStale: false,
    unreachedPage: null,
    scrollY: window.scrollY,
    retry: sent?.form.isConnected ? () => sendAgain(sent) : null,
  })
}

/** Announces that another page could not be reached, which is why this one is still shown. */
export function reportUnreachedPage(address: string): void {
  cell.set({
    reason: 'network',
    fields: null,
    isStale: false,
    unreachedPage: address,
    scrollY: window.scrollY,
    retry: null,
  })
}

/** Announces that the page shows data that may be out of date. */
export function reportStalePage(reason: FailedSubmission['reason']): void {
  cell.set({ reason, fields: null, isStale: true, unreachedPage: null, scrollY: window.scrollY, retry: reloadPage })
}

/** Forgets the failure, because a form is sent again or the page has been left. */
export function clearFailedSubmission(): void {
  if (cell.get() !== null) cell.set(null)
}

function sendAgain({ form, submitter }: SentForm): void {
  form.requestSubmit(submitter?.isConnected && !submitter.matches(':disabled') ? submitter : null)
}
