import {
  type FormSubmission,
  getFormSubmission,
  listFormSubmissions,
  updateFormSubmission,
} from '@hydrant/contract/admin/forms.ts'
import { parseInstant, toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import { createResponse, createResultResponse, createErrorResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import { formErrors } from './errors.ts'
import * as forms from './service.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const SECOND_MS = 1000

/** Registers the endpoints with which administrators list, read and update form submissions. */
export function registerSubmissionAdminRoutes(server: Server): void {
  const { database } = server

  registerEndpoint(server, listFormSubmissions, async ({ query }) => {
    const earliest = parseDayOrSecondRange(query.earliestDate)
    const latest = parseDayOrSecondRange(query.latestDate)
    if (earliest === 'malformed' || latest === 'malformed') return createErrorResponse(formErrors.malformedDate)
    const { pageSize, pageToken } = query
    const submissionQuery: forms.SubmissionQuery = {
      state: query.state ?? null,
      kind: query.kind ?? null,
      search: query.search ?? '',
      from: earliest?.begin ?? null,
      before: latest?.end ?? null,
      beforePosition: pageToken === undefined ? null : Number(pageToken),
      limit: pageSize + 1,
    }
    const result = await database.query((db) => forms.listSubmissions(db, submissionQuery))
    const pageSubmissions = result.submissions.slice(0, pageSize)
    const lastOfFullPage = result.submissions.length > pageSize ? pageSubmissions.at(-1) : undefined
    return createResponse(200, {
      submissions: pageSubmissions.map(toSubmissionBody),
      totalCount: result.total,
      nextPageToken: lastOfFullPage === undefined ? null : String(lastOfFullPage.position),
    })
  })

  registerEndpoint(server, getFormSubmission, async ({ params }) => {
    const result = await database.query((db) => forms.getSubmission(db, params.submissionId))
    return createResultResponse(result, 200, toSubmissionBody)
  })

  registerEndpoint(server, updateFormSubmission, async ({ params, body, shopper }) => {
    const change = { state: body.state, handledById: shopper.userId, handledAt: new Date() }
    const updated = await forms.changeStateAndInsertMissedEvent(database, params.submissionId, change)
    return createResultResponse(updated, 200, toSubmissionBody)
  })
}

/** The time range of a day or of a timestamp, without its end. A timestamp on the wire stands for a whole second. */
interface DateRange {
  readonly begin: Date
  readonly end: Date
}

function parseDayOrSecondRange(text: string | undefined): DateRange | null | 'malformed' {
  if (text === undefined || text === '') return null
  const begin = parseInstant(text)
  if (begin === null) return 'malformed'
  return { begin, end: new Date(begin.getTime() + (text.includes('T') ? SECOND_MS : DAY_MS)) }
}

function toSubmissionBody(submission: forms.Submission): FormSubmission {
  const {
    id,
    pagePath,
    pageVersion,
    receivedAt,
    handledAt,
    answers,
    referenceNumber,
    kind,
    state,
    title,
    formId,
    handledBy,
    senderName,
    senderEmail,
    userName,
    accountName,
  } = submission
  return {
    submissionId: id,
    referenceNumber,
    kind,
    state,
    title,
    path: pagePath,
    formId,
    version: pageVersion,
    receivedDate: toTimestamp(receivedAt),
    handledDate: handledAt === null ? null : toTimestamp(handledAt),
    handledBy,
    senderName,
    senderEmail,
    userName,
    accountName,
    answers: answers.map(({ name, label, kind: answerKind, value }) => ({
      name,
      label,
      kind: answerKind,
      values: [value].flat(),
    })),
  }
}
