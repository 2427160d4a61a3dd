import {
  type FormSubmission,
  getFormSubmission,
  listFormSubmissions,
  updateFormSubmission,
} from '@hydrant/contract/admin/forms.ts'
import { parseInstant, toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import { answer, answerOutcome, refuse } from '../http/answer.ts'
import { serve, type Server } from '../http/serve.ts'
import { formRefusals } from './errors.ts'
import * as forms from './service.ts'

const DAY = 24 * 60 * 60 * 1000
const SECOND = 1000

/** What the distributor sees of the forms that were sent. */
export function registerAdminRoutes(server: Server): void {
  const { database } = server

  serve(server, listFormSubmissions, async ({ query }) => {
    const earliest = readMoment(query.earliestDate)
    const latest = readMoment(query.latestDate)
    if (earliest === 'malformed' || latest === 'malformed') return refuse(formRefusals.malformedDate)
    const { pageSize, pageToken } = query
    const wanted: forms.SubmissionQuery = {
      state: query.state ?? null,
      kind: query.kind ?? null,
      search: query.search ?? '',
      from: earliest?.begin ?? null,
      before: latest?.end ?? null,
      beforePosition: pageToken === undefined ? null : Number(pageToken),
      limit: pageSize + 1,
    }
    const found = await database.read((executor) => forms.listSubmissions(executor, wanted))
    const shown = found.submissions.slice(0, pageSize)
    const last = found.submissions.length > pageSize ? shown.at(-1) : undefined
    return answer(200, {
      submissions: shown.map(submissionBody),
      totalCount: found.total,
      nextPageToken: last === undefined ? null : String(last.position),
    })
  })

  serve(server, getFormSubmission, async ({ params }) => {
    const found = await database.read((executor) => forms.readSubmission(executor, params.submissionId))
    return answerOutcome(found, 200, submissionBody)
  })

  serve(server, updateFormSubmission, async ({ params, body, shopper }) => {
    const change = { state: body.state, handledById: shopper.userId, handledAt: new Date() }
    const changed = await database.transaction((executor) => forms.changeState(executor, params.submissionId, change))
    return answerOutcome(changed, 200, submissionBody)
  })
}

/** What a day or a moment covers, from its begin to just before its end; the wire tells moments to the second. */
interface Span {
  readonly begin: Date
  readonly end: Date
}

function readMoment(text: string | undefined): Span | null | 'malformed' {
  if (text === undefined || text === '') return null
  const begin = parseInstant(text)
  if (begin === null) return 'malformed'
  return { begin, end: new Date(begin.getTime() + (text.includes('T') ? SECOND : DAY)) }
}

function submissionBody(submission: forms.Submission): FormSubmission {
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
