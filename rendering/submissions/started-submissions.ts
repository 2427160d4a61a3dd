import type { ClientInstrumentation } from 'react-router'
import { clearFailedSubmission, setUnsentSubmission, type SentForm } from './failed-submission.ts'
import { openCopyIfAny, storeFormIfPossible } from './offline-handling.ts'
import { preventRouterReloads, trackNavigation, setNavigationTarget } from './prevent-router-reloads.ts'

/** A form post that the router has started. */
export interface StartedSubmission {
  /** Whether it is a navigation, and not a fetcher's post. */
  readonly isNavigation: boolean
  readonly fields: FormData | null
  readonly sentForm: SentForm | null
}

const startedSubmissions: StartedSubmission[] = []
let formOfNextPost: SentForm | null = null
/** URLs that fetchers are loading. */
const fetcherLoadUrls: string[] = []

/** Removes and returns the oldest form post that has not reached the network yet. */
export function takeOldestStartedSubmission(): StartedSubmission | undefined {
  return startedSubmissions.shift()
}

/**
 * Sets the form that the next post of the router comes from, so that it can be sent again; null when a submitted form
 * is not sent after all, so that the next post is not taken for a post of that form.
 */
export function setFormOfNextPost(sentForm: SentForm | null): void {
  formOfNextPost = sentForm
}

/** Whether a fetcher is loading a URL. */
export function isLoadedByFetcher(url: string): boolean {
  const { pathname, search } = new URL(url)
  return fetcherLoadUrls.includes(pathname + search)
}

/** Tracks every form post of the router, because the client middleware cannot tell whether a post is a navigation. */
export const submissionInstrumentation: ClientInstrumentation = {
  router: (router) =>
    router.instrument({
      navigate: (send, info) =>
        isPost(info) ? clearFailureAndTrackSubmission(send, info, true) : trackNavigation(send),
      fetch: (send, info) =>
        isPost(info) ? clearFailureAndTrackSubmission(send, info, false) : trackFetcherLoad(send, info.href),
    }),
}

/**
 * Starts to track which form is submitted, so that it can be sent again, and which link is followed. While the browser
 * is offline, a form is stopped immediately: sending it could load router scripts that are missing, and their failure
 * would reload the page. Such a form is stored to be sent later, or opens the copy of a page, where that is possible.
 */
export function startTrackingAndStopOfflineForms(): void {
  window.addEventListener('click', trackFollowedLink, { capture: true })
  preventRouterReloads()
  window.addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event
      if (!(form instanceof HTMLFormElement) || form.method === 'dialog') return
      if (form.method === 'post') formOfNextPost = { form, submitter }
      else setNavigationTarget(toGetFormUrl(form, submitter))
      if (navigator.onLine) return
      event.preventDefault()
      event.stopImmediatePropagation()
      void handleOfflineForm({ form, submitter })
    },
    { capture: true },
  )
}

async function handleOfflineForm(sentForm: SentForm): Promise<void> {
  const { form, submitter } = sentForm
  const isHandled =
    form.method === 'post' ? storeFormIfPossible(sentForm) : await openCopyIfAny(toGetFormUrl(form, submitter))
  if (isHandled) formOfNextPost = null
  else setUnsentSubmission('network', sentForm)
}

/** Stores the URL of a link that is followed in this window. */
function trackFollowedLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const opensInThisWindow =
    link.origin === window.location.origin && link.target === '' && !link.hasAttribute('download')
  const isWithinPage =
    link.hash !== '' && link.pathname === window.location.pathname && link.search === window.location.search
  if (!opensInThisWindow || isWithinPage) return
  setNavigationTarget(link.href)
}

/** The options of a router post: scripts may pass the fields as the body. */
interface PostOptions {
  readonly formMethod?: string
  readonly formData?: FormData
  readonly body?: unknown
}

/** Gets the URL of a GET form with its fields as the query. */
function toGetFormUrl(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const fields = [...new FormData(form, submitter)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return `${form.action.split('?', 1)[0]}?${new URLSearchParams(fields).toString()}`
}

function isPost({ formMethod = 'get' }: PostOptions): boolean {
  return formMethod.toLowerCase() !== 'get'
}

async function trackFetcherLoad(send: () => Promise<unknown>, url: string): Promise<void> {
  fetcherLoadUrls.push(url)
  try {
    await send()
  } finally {
    fetcherLoadUrls.splice(fetcherLoadUrls.indexOf(url), 1)
  }
}

async function clearFailureAndTrackSubmission(
  send: () => Promise<unknown>,
  post: PostOptions,
  isNavigation: boolean,
): Promise<void> {
  const { formData, body } = post
  const submission: StartedSubmission = {
    isNavigation,
    fields: formData ?? (body instanceof FormData ? body : null),
    sentForm: formOfNextPost,
  }
  formOfNextPost = null
  clearFailedSubmission()
  startedSubmissions.push(submission)
  try {
    await send()
  } finally {
    const position = startedSubmissions.indexOf(submission)
    if (position >= 0) startedSubmissions.splice(position, 1)
  }
}
