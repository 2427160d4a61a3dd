import { createObservable, type Observable } from '@hydrant/client/observable.ts'
import { reloadPage } from './reload-page.ts'

/**
 * A form that got no valid response, a page whose data could not be reloaded afterwards, or another page that could not
 * be reached.
 */
export interface FailedSubmission {
  /** `network` when there was no response; `server` when it was an error. */
  readonly reason: 'network' | 'server'
  /** The fields that were sent; null when unknown. */
  readonly fields: FormData | null
  /** Whether the page's data could not be reloaded. */
  readonly isStale: boolean
  /** The URL of a page that could not be reached; null otherwise. */
  readonly unreachedPage: string | null
  /** Sends the form again with its current values; null when it is no longer on the page. */
  readonly retry: (() => void) | null
  /** The vertical scroll position in pixels. */
  readonly scrollY: number
}

/** A form in the page, with the button that sent it. */
export interface SentForm {
  readonly form: HTMLFormElement
  readonly submitter: HTMLElement | null
}

const state = createObservable<FailedSubmission | null>(null)

/** The last failed submission of this page; null after the next one is sent. */
export const failedSubmission: Observable<FailedSubmission | null> = state

/** Reports that a form got no valid response. */
export function reportFailedSubmission(
  reason: FailedSubmission['reason'],
  fields: FormData | null,
  sentForm: SentForm | null,
): void {
  state.set({
    reason,
    fields,
    isStale: false,
    unreachedPage: null,
    scrollY: window.scrollY,
    retry: sentForm?.form.isConnected ? () => resubmit(sentForm) : null,
  })
}

/** Reports that another page could not be reached, so that this one is still shown. */
export function reportUnreachedPage(address: string): void {
  state.set({
    reason: 'network',
    fields: null,
    isStale: false,
    unreachedPage: address,
    scrollY: window.scrollY,
    retry: null,
  })
}

/** Reports that the page's data may be out of date. */
export function reportStalePage(reason: FailedSubmission['reason']): void {
  state.set({ reason, fields: null, isStale: true, unreachedPage: null, scrollY: window.scrollY, retry: reloadPage })
}

/** Clears the failure, because a form is sent again or the page has been left. */
export function clearFailedSubmission(): void {
  if (state.get() !== null) state.set(null)
}

function resubmit({ form, submitter }: SentForm): void {
  form.requestSubmit(submitter?.isConnected && !submitter.matches(':disabled') ? submitter : null)
}
