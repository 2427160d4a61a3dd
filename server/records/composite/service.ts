import type { CompositeRequest, CompositeResponse } from '@hydrant/contract/records/composite-endpoints.ts'
import type { Json } from '@hydrant/contract/shared/schema.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { runOrRollBack } from '@hydrant/kernel/result/run-or-roll-back.ts'
import type { WriteScope } from '../checking/service.ts'
import { within } from '../record-store.ts'
import { dispatch, type InnerContext, type InnerResponse, isLargeRequest, toErrorResponse } from './dispatch.ts'
import { compositeErrors, unknownReferenceError } from './errors.ts'
import { fillBody, fillUrl, MissingReferenceError } from './references.ts'

/** How many queries, and requests for many records, one request may contain. */
const MAX_LARGE_REQUESTS = 5

const DATA_PATH = /^(?:https?:\/\/[^/]+)?\/*services\/data\/(v\d+\.0)(?=[/?])/

/**
 * Runs requests one after the other. With `allOrNone` they are one transaction: when one fails, none has an effect. A
 * request that writes several records, all or none, fails with any of them; its response says which.
 */
export async function runComposite(
  database: Database,
  scope: WriteScope,
  { requests, allOrNone }: { readonly requests: readonly CompositeRequest[]; readonly allOrNone: boolean },
): Promise<Result<CompositeResponse[]>> {
  if (new Set(requests.map(({ referenceId }) => referenceId)).size < requests.length)
    return err(compositeErrors.repeatedReference)
  if (requests.filter(({ url }) => isLargeRequest({ path: toInnerPath(url).path })).length > MAX_LARGE_REQUESTS)
    return err(compositeErrors.tooManyLarge)
  if (!allOrNone) return ok((await runInOrder({ database, scope }, requests, false)).map(toCompositeResponse))
  return database.transaction(async (tx) => {
    let responses: readonly ReferencedResponse[] = []
    const outcome = await runOrRollBack(tx, async (savepoint) => {
      responses = await runInOrder({ database: within(savepoint), scope }, requests, true)
      return responses.some(isFailed) ? err(compositeErrors.halted) : ok(null)
    })
    if (outcome.ok) return ok(responses.map(toCompositeResponse))
    return ok(responses.map((one) => toCompositeResponse(isFailed(one) ? one : toHalted(one.referenceId))))
  })
}

interface ReferencedResponse extends InnerResponse {
  readonly referenceId: string
}

async function runInOrder(
  context: InnerContext,
  requests: readonly CompositeRequest[],
  stopsAtError: boolean,
): Promise<ReferencedResponse[]> {
  const responses: ReferencedResponse[] = []
  const answers = new Map<string, Json | null>()
  for (const request of requests) {
    const { referenceId } = request
    const isStopped = stopsAtError && responses.some(isFailed)
    const response = isStopped ? toHalted(referenceId) : { ...(await run(context, request, answers)), referenceId }
    responses.push(response)
    answers.set(referenceId, isFailed(response) ? null : response.body)
  }
  return responses
}

async function run(
  context: InnerContext,
  { method, url, body, httpHeaders: headers }: CompositeRequest,
  answers: ReadonlyMap<string, Json | null>,
): Promise<InnerResponse> {
  try {
    const filledBody = body === undefined ? undefined : fillBody(body, answers)
    return await dispatch(context, { method, headers, body: filledBody, ...toInnerPath(fillUrl(url, answers)) })
  } catch (error) {
    if (!(error instanceof MissingReferenceError)) throw error
    return toErrorResponse(error.isHalted ? compositeErrors.halted : unknownReferenceError(error.reference))
  }
}

/** A request of a batch; its URL begins with the version. */
export interface BatchRequest {
  readonly method: string
  readonly url: string
  readonly richInput?: Json
}

/** Runs independent requests one after the other; with `haltOnError` those after a failed one are not run. */
export async function runBatch(
  database: Database,
  scope: WriteScope,
  { requests, haltOnError }: { readonly requests: readonly BatchRequest[]; readonly haltOnError: boolean },
): Promise<InnerResponse[]> {
  const responses: InnerResponse[] = []
  for (const { method, url, richInput } of requests) {
    const isHalted = haltOnError && responses.some(({ status }) => status >= 400)
    const target = toInnerPath(DATA_PATH.test(url) ? url : `/services/data/${url.replace(/^\/+/, '')}`)
    responses.push(
      isHalted
        ? toErrorResponse(compositeErrors.batchHalted)
        : await dispatch({ database, scope }, { method, body: richInput, ...target }),
    )
  }
  return responses
}

/** Splits a URL into the version and what is below it; a URL of anything else has a path that nothing serves. */
function toInnerPath(url: string): { readonly path: string; readonly apiVersion: string } {
  const [prefix, apiVersion] = DATA_PATH.exec(url) ?? []
  return prefix === undefined || apiVersion === undefined
    ? { path: '/', apiVersion: '' }
    : { path: url.slice(prefix.length), apiVersion }
}

function isFailed({ status, isRolledBack = false }: InnerResponse): boolean {
  return status >= 400 || isRolledBack
}

function toHalted(referenceId: string): ReferencedResponse {
  return { ...toErrorResponse(compositeErrors.halted), referenceId }
}

function toCompositeResponse({ status, body, headers, referenceId }: ReferencedResponse): CompositeResponse {
  return { body, httpHeaders: { ...headers }, httpStatusCode: status, referenceId }
}
