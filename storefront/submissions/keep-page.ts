import { data, type DataStrategyResult, isRouteErrorResponse, redirect } from 'react-router'
import type { Route } from '../+types/root.ts'
import {
  type FailedSubmission,
  reportFailedSubmission,
  reportStalePage,
  reportUnreachedPage,
} from './failed-submission.ts'
import { isAddition } from './failure-message.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { isStartedLoad, takeStartedSubmission } from './started-submissions.ts'

/** Statuses below 500 that may be over when the form is sent again: too slow, too early, too often. */
const PASSING_STATUSES = [408, 425, 429]

/** The page that the next load of data must leave as it is. */
let keptAddress: string | null = null

/** The address of the page that is shown; null until the first one is. */
let shownAddress: string | null = null

/** Notes the address of the page that is shown. */
export function setShownAddress(address: string): void {
  shownAddress = address
}

/**
 * Keeps the page, with what has been typed into it, when the post of a form is not answered or the server fails: the
 * failure is reported, and the router goes on as if the form had led back to the page. The page stays, too, when its
 * data cannot be loaded anew after a post that was answered. Answers of the server that are refusals pass as they are.
 * Another page that cannot be reached leaves this one as it is as well.
 */
export const keepPage: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  if (request.method === 'GET') {
    const isKept = keptAddress === withoutHash(request.url)
    keptAddress = null
    return isKept ? {} : keepData(await next(), request)
  }
  const submission = takeStartedSubmission()
  const results = await (isAddition(submission?.fields ?? null) ? oneAtATime(next) : next())
  const [routeId, failure] = Object.entries(results).find(([, result]) => reasonOf(result) !== null) ?? []
  const reason = failure && reasonOf(failure)
  if (routeId === undefined || !reason || request.signal.aborted) return results
  reportFailedSubmission(reason, submission?.fields ?? null, submission?.sent ?? null)
  return {
    [routeId]: { type: 'data', result: submission?.isNavigation ? backToPage() : data(undefined, { status: 503 }) },
  }
}

/**
 * What a load comes to when part of it failed: what a component loads for itself is left out. So is what could not be
 * loaded anew of the page that is shown, which then goes on with the data that it has. Another page that the network
 * does not reach leads back to the one that is shown.
 */
function keepData(
  results: Record<string, DataStrategyResult>,
  { url, signal }: Request,
): Record<string, DataStrategyResult> {
  const [routeId, failure] = Object.entries(results).find(([, result]) => reasonOf(result) !== null) ?? []
  const reason = failure && reasonOf(failure)
  if (signal.aborted || routeId === undefined || !reason) return results
  if (isStartedLoad(url)) return { ...results, [routeId]: { type: 'data', result: undefined } }
  if (withoutHash(url) === withoutHash(shownAddress ?? window.location.href)) {
    reportStalePage(reason)
    return Object.fromEntries(Object.entries(results).filter(([, result]) => reasonOf(result) === null))
  }
  if (reason !== 'network' || shownAddress === null) return results
  reportUnreachedPage(url)
  return { [routeId]: { type: 'data', result: backToPage() } }
}

function backToPage(): Response {
  const address = shownAddress ?? window.location.href
  keptAddress = withoutHash(address)
  return redirect(address, { headers: { 'X-Remix-Replace': 'true' } })
}

/** Why a result is a failure that sending again may mend; null for any other result. */
function reasonOf({ type, result }: DataStrategyResult): FailedSubmission['reason'] | null {
  if (type !== 'error' || result instanceof Response) return null
  if (!isRouteErrorResponse(result)) return errorOf(result) instanceof TypeError ? 'network' : 'server'
  return result.status >= 500 || PASSING_STATUSES.includes(result.status) ? 'server' : null
}

/** The router wraps what a request was rejected with. */
function errorOf(result: unknown): unknown {
  return typeof result === 'object' && result !== null && 'data' in result ? result.data : result
}

function withoutHash(address: string): string {
  return address.split('#', 1)[0] ?? address
}
