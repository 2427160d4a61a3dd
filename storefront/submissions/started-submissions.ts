import type { ClientInstrumentation } from 'react-router'
import { clearFailedSubmission, reportFailedSubmission, type SentForm } from './failed-submission.ts'
import { keepFromReloads, noteNavigation, noteTarget } from './keep-from-reloads.ts'

/** A form post that the router has been asked to send. */
export interface StartedSubmission {
  /** Whether its answer is shown as a page, rather than given to the component that sent it. */
  readonly isNavigation: boolean
  readonly fields: FormData | null
  readonly sent: SentForm | null
}

const started: StartedSubmission[] = []
let submitted: SentForm | null = null
/** Addresses from which components are loading data for themselves. */
const loads: string[] = []

/** Takes the oldest form post that has not reached the network yet. */
export function takeStartedSubmission(): StartedSubmission | undefined {
  return started.shift()
}

/** Whether a component is loading data for itself from an address. */
export function isStartedLoad(url: string): boolean {
  const { pathname, search } = new URL(url)
  return loads.includes(pathname + search)
}

/** Notes every form post that the router begins: only here it says whether the answer is shown as a page. */
export const submissionInstrumentation: ClientInstrumentation = {
  router: (router) =>
    router.instrument({
      navigate: (send, info) => (isPost(info) ? noteWhile(send, info, true) : noteNavigation(send)),
      fetch: (send, info) => (isPost(info) ? noteWhile(send, info, false) : noteLoad(send, info.href)),
    }),
}

/**
 * Follows which form of the page is sent, so that it can be sent again, and which link is followed. While the browser
 * is offline a form is stopped at once: sending it could load parts of the router that are not here yet, for which it
 * would load the page anew.
 */
export function watchForms(): void {
  window.addEventListener('click', followLink, { capture: true })
  keepFromReloads()
  window.addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event
      if (!(form instanceof HTMLFormElement) || form.method === 'dialog') return
      if (form.method === 'post') submitted = { form, submitter }
      else noteTarget(addressOf(form, submitter))
      if (navigator.onLine) return
      event.preventDefault()
      event.stopImmediatePropagation()
      reportFailedSubmission('network', new FormData(form, submitter), { form, submitter })
    },
    { capture: true },
  )
}

/** Notes which link inside the shop is followed in this window. */
function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const isHere = link.origin === window.location.origin && link.target === '' && !link.hasAttribute('download')
  const isWithinPage =
    link.hash !== '' && link.pathname === window.location.pathname && link.search === window.location.search
  if (!isHere || isWithinPage) return
  noteTarget(link.href)
}

/** A post as the router is asked for it: a script may give the fields as the body. */
interface Post {
  readonly formMethod?: string
  readonly formData?: FormData
  readonly body?: unknown
}

/** The page that a form leads to whose fields become its query. */
function addressOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const fields = [...new FormData(form, submitter)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return `${form.action.split('?', 1)[0]}?${new URLSearchParams(fields).toString()}`
}

function isPost({ formMethod = 'get' }: Post): boolean {
  return formMethod.toLowerCase() !== 'get'
}

async function noteLoad(send: () => Promise<unknown>, address: string): Promise<void> {
  loads.push(address)
  try {
    await send()
  } finally {
    loads.splice(loads.indexOf(address), 1)
  }
}

async function noteWhile(send: () => Promise<unknown>, post: Post, isNavigation: boolean): Promise<void> {
  const { formData, body } = post
  const submission: StartedSubmission = {
    isNavigation,
    fields: formData ?? (body instanceof FormData ? body : null),
    sent: submitted,
  }
  submitted = null
  clearFailedSubmission()
  started.push(submission)
  try {
    await send()
  } finally {
    const position = started.indexOf(submission)
    if (position >= 0) started.splice(position, 1)
  }
}
