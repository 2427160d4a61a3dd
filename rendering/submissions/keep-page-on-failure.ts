import { data, type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction, redirect } from 'react-router'
import {
  type FailedSubmission,
  setFailedSubmission,
  setStalePageFailure,
  setUnreachedPageFailure,
} from './failed-submission.ts'
import { openCopyIfAny } from './offline-handling.ts'
import { isLoadedByFetcher, takeOldestStartedSubmission } from './started-submissions.ts'

/** Statuses below 500 after which a retry may succeed. */
const RETRYABLE_STATUSES = [408, 425, 429]

type Results = Record<string, DataStrategyResult>

/** The URL whose next load of data is skipped. */
let skipLoadUrl: string | null = null

/** The URL of the current page; null until the first one is shown. */
let currentUrl: string | null = null

/** Sets the URL of the current page. */
export function setCurrentUrl(url: string): void {
  currentUrl = url
}

/**
 * Keeps the page and what was typed when a form post gets no response or a server error: a toast shows the failure, and
 * the router gets a redirect back to the page. It also keeps the page when its data cannot be reloaded after a post, or
 * when another page cannot be reached. 4xx responses pass unchanged.
 */
export const keepPageOnFailure: MiddlewareFunction<Results> = async ({ request }, next) => {
  if (request.method === 'GET') {
    const isSkipped = skipLoadUrl === withoutHash(request.url)
    skipLoadUrl = null
    return isSkipped ? {} : handleLoadFailures(await next(), request)
  }
  const submission = takeOldestStartedSubmission()
  const results = await next()
  const [routeId, failure] = Object.entries(results).find(([, result]) => findFailureReason(result)) ?? []
  const reason = failure && findFailureReason(failure)
  if (routeId === undefined || !reason || request.signal.aborted) return results
  setFailedSubmission(reason, submission?.fields ?? null, submission?.sentForm ?? null)
  return {
    [routeId]: {
      type: 'data',
      result: submission?.isNavigation ? redirectBackWithoutReload() : data(undefined, { status: 503 }),
    },
  }
}

/**
 * Handles a load with failures: a component's own load gets undefined, failed reloads of the current page are left out
 * so that it keeps its data, and an unreachable page redirects back to the current one, unless there is a copy of it.
 */
async function handleLoadFailures(results: Results, { url, signal }: Request): Promise<Results> {
  const [routeId, failure] = Object.entries(results).find(([, result]) => findFailureReason(result)) ?? []
  const reason = failure && findFailureReason(failure)
  if (signal.aborted || routeId === undefined || !reason) return results
  if (isLoadedByFetcher(url)) return { ...results, [routeId]: { type: 'data', result: undefined } }
  if (withoutHash(url) === withoutHash(currentUrl ?? window.location.href)) {
    setStalePageFailure(reason)
    return Object.fromEntries(Object.entries(results).filter(([, result]) => !findFailureReason(result)))
  }
  if (reason !== 'network' || currentUrl === null) return results
  // The copy replaces this document, which waits for that.
  if (await openCopyIfAny(url)) return new Promise(() => {})
  setUnreachedPageFailure(url)
  return { [routeId]: { type: 'data', result: redirectBackWithoutReload() } }
}

/** Creates a redirect to the current page whose data is not loaded again. */
function redirectBackWithoutReload(): Response {
  const pageUrl = currentUrl ?? window.location.href
  skipLoadUrl = withoutHash(pageUrl)
  return redirect(pageUrl, { headers: { 'X-Remix-Replace': 'true' } })
}

/** Gets the reason of a failure that a retry may fix; null for any other result. */
function findFailureReason({ type, result }: DataStrategyResult): FailedSubmission['reason'] | null {
  if (type !== 'error' || result instanceof Response) return null
  if (!isRouteErrorResponse(result)) return unwrapError(result) instanceof TypeError ? 'network' : 'server'
  return result.status >= 500 || RETRYABLE_STATUSES.includes(result.status) ? 'server' : null
}

/** Returns the error that the router has put into the `data` property of a result; any other value as it is. */
function unwrapError(result: unknown): unknown {
  return typeof result === 'object' && result !== null && 'data' in result ? result.data : result
}

function withoutHash(url: string): string {
  return url.split('#', 1)[0] ?? url
}
