import { createObservable, type Observable } from '@hydrant/client/observable.ts'
import { reloadPage } from './reload-page.ts'

/**
 * A failure that the page shows: a form that got no valid response, the data of the page that could not be reloaded
 * after a form was sent, or another page that could not be reached.
 */
export interface FailedSubmission {
  /** `network` when there was no response; `server` when it was an error. */
  readonly reason: 'network' | 'server'
  /**
   * Whether the shop has received the form: `not received` when the browser was offline, when a step before the request
   * failed, or when the shop says so.
   */
  readonly arrival: 'unknown' | 'not received'
  /** The fields that were sent; null when unknown. */
  readonly fields: FormData | null
  /** Whether the page's data could not be reloaded. */
  readonly isStale: boolean
  /** The URL of a page that could not be reached; null otherwise. */
  readonly unreachedPage: string | null
  /** The form in the page; null when unknown. */
  readonly form: HTMLFormElement | null
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

/** Sets the failure that a form got no valid response; a toast shows it. */
export function setFailedSubmission(
  reason: FailedSubmission['reason'],
  fields: FormData | null,
  sentForm: SentForm | null,
): void {
  state.set({
    reason,
    arrival: 'unknown',
    fields,
    isStale: false,
    unreachedPage: null,
    scrollY: window.scrollY,
    form: sentForm?.form ?? null,
    retry: sentForm?.form.isConnected ? () => resubmitForm(sentForm) : null,
  })
}

/**
 * Sets the failure that a form could not be sent. Its arrival is `not received`, except when an earlier attempt with
 * the same form may have arrived.
 */
export function setUnsentSubmission(reason: FailedSubmission['reason'], sentForm: SentForm): void {
  const previous = state.get()
  const isEarlierUnknown = previous?.form === sentForm.form && previous.arrival === 'unknown'
  setFailedSubmission(reason, new FormData(sentForm.form, sentForm.submitter), sentForm)
  const failure = state.get()
  if (failure !== null && !isEarlierUnknown) markNotReceived(failure)
}

/** Marks that the shop has not received the form of this failure; does nothing when there is a later failure. */
export function markNotReceived(failure: FailedSubmission): void {
  if (state.get() === failure) state.set({ ...failure, arrival: 'not received' })
}

/** Sets the failure that another page could not be reached, so that this one is still shown. */
export function setUnreachedPageFailure(url: string): void {
  state.set({
    reason: 'network',
    arrival: 'unknown',
    fields: null,
    form: null,
    isStale: false,
    unreachedPage: url,
    scrollY: window.scrollY,
    retry: null,
  })
}

/** Sets the failure that the page's data could not be reloaded and may be out of date. */
export function setStalePageFailure(reason: FailedSubmission['reason']): void {
  state.set({
    reason,
    arrival: 'unknown',
    fields: null,
    form: null,
    isStale: true,
    unreachedPage: null,
    scrollY: window.scrollY,
    retry: reloadPage,
  })
}

/** Clears the failure, because a form is sent again or the page has been left. */
export function clearFailedSubmission(): void {
  if (state.get() !== null) state.set(null)
}

function resubmitForm({ form, submitter }: SentForm): void {
  form.requestSubmit(submitter?.isConnected && !submitter.matches(':disabled') ? submitter : null)
}
