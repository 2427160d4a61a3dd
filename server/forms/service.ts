import type { FormSubmissionInput } from '@hydrant/contract/shop/forms.ts'
import type { Database, Executor } from '@hydrant/database/connection/database.ts'
import { type AnswerFault, checkAnswers, type FormAnswer } from '@hydrant/kernel/forms/check-answers.ts'
import { findForm } from '@hydrant/kernel/forms/find-form.ts'
import type { FormDefinition } from '@hydrant/kernel/forms/form-definition.ts'
import { newId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { findPageVersion } from '../content/service.ts'
import { announceEvent } from '../orders/service.ts'
import { formRefusals } from './errors.ts'
import { newReferenceNumber, readReferenceNumber } from './reference-number.ts'
import { contentHashOf, type SenderHashes } from './sender.ts'
import { secondsToWait, WINDOW_SECONDS } from './sending-limit.ts'
import * as store from './store.ts'
import type { NewSubmission, Receipt, RequestState, Submission } from './submission.ts'
import * as submissions from './submission-store.ts'

export { hashSender } from './sender.ts'
export type { Receipt, Submission } from './submission.ts'
export type { SubmissionQuery } from './submission-store.ts'

/** Whoever began before a page was changed has so long to send its form. */
const REPLACED_FORM_SECONDS = 24 * 60 * 60
const ASIDE_SECONDS = 30 * 24 * 60 * 60
/** Reference numbers are hardly ever drawn twice. */
const DRAWS = 5

/** A form as it arrived. */
export interface ArrivedForm {
  readonly input: FormSubmissionInput
  readonly shopper: Shopper
  readonly sender: SenderHashes
  readonly now: Date
}

/** What came of a form: what its sender is told, or what is wrong with the answers. */
export type Submitted = { readonly receipt: Receipt } | { readonly faults: readonly AnswerFault[] }

/** Takes a form of a published page; the same one sent twice is taken once. Pass a transaction. */
export async function submitForm(executor: Executor, arrived: ArrivedForm): Promise<Result<Submitted>> {
  const { input, sender, now } = arrived
  const form = await findFormOf(executor, input, now)
  if (!form.ok) return form
  const checked = checkAnswers(form.value, input.answers)
  if (!checked.ok) return ok({ faults: checked.faults })
  const contentHash = contentHashOf({ ...input, sender })
  const known = await store.findReceiptOfSame(executor, contentHash)
  if (known !== null) return ok({ receipt: known })
  const retryAfterSeconds = await secondsToWait(executor, sender, now)
  if (retryAfterSeconds > 0) return err({ ...formRefusals.tooMany, retryAfterSeconds })
  return ok({
    receipt: await storeSubmission(executor, { ...submissionOf(arrived, form.value, checked.answers), contentHash }),
  })
}

/** What the sender of a form was told. */
export async function readReceipt(executor: Executor, text: string): Promise<Result<Receipt>> {
  const referenceNumber = readReferenceNumber(text)
  const found = referenceNumber === null ? null : await store.findReceipt(executor, referenceNumber)
  return found === null ? err(formRefusals.unknownReference) : ok(found)
}

/** Forms that were sent, newest first. */
export function listSubmissions(
  executor: Executor,
  query: submissions.SubmissionQuery,
): Promise<{ submissions: Submission[]; total: number }> {
  return submissions.findSubmissions(executor, query)
}

/** One form that was sent. */
export async function readSubmission(executor: Executor, idText: string): Promise<Result<Submission>> {
  const id = normalizeId(idText)
  const found = id === null ? null : await submissions.findSubmission(executor, id)
  return found === null ? err(formRefusals.unknownSubmission) : ok(found)
}

/**
 * Says how far a request is; others hear of one that was put aside on its arrival as soon as it is taken for a
 * person's. Pass a transaction.
 */
export async function changeState(
  executor: Executor,
  idText: string,
  change: { readonly state: RequestState; readonly handledById: string; readonly handledAt: Date },
): Promise<Result<Submission>> {
  const id = normalizeId(idText)
  const standing = id === null ? null : await submissions.lockSubmission(executor, id)
  if (standing === null) return err(formRefusals.unknownSubmission)
  if (standing.state !== change.state) {
    await submissions.saveState(executor, standing.id, change)
    // What was taken for a program's on its arrival has been told to nobody.
    if (standing.state === 'aside' && standing.handledAt === null)
      await announceEvent(executor, submittedEvent(standing))
  }
  return readSubmission(executor, standing.id)
}

/** Forgets what is kept of senders only to bound how many forms they send, and in time what was put aside. */
export async function lookAfterForms(database: Database, now: Date): Promise<void> {
  const ago = (seconds: number): Date => new Date(now.getTime() - seconds * 1000)
  await database.transaction(async (executor) => {
    await store.forgetSendersUntil(executor, ago(WINDOW_SECONDS))
    await store.deleteAsideUntil(executor, ago(ASIDE_SECONDS))
  })
}

async function findFormOf(
  executor: Executor,
  { path, version, formId }: FormSubmissionInput,
  now: Date,
): Promise<Result<FormDefinition>> {
  const page = await findPageVersion(executor, { path, version })
  const form = page === null ? null : findForm(page.document, formId)
  if (page === null || form === null) return err(formRefusals.unknownForm)
  if (page.isCurrent) return ok(form)
  if (page.replacedAt === null) return err(formRefusals.unknownForm)
  const isFresh = now.getTime() - page.replacedAt.getTime() < REPLACED_FORM_SECONDS * 1000
  return isFresh ? ok(form) : err(formRefusals.replaced)
}

function submissionOf(
  { input, shopper, sender, now }: ArrivedForm,
  form: FormDefinition,
  answers: readonly FormAnswer[],
): Omit<NewSubmission, 'id' | 'referenceNumber' | 'contentHash'> {
  const answerTo = (autocomplete: string): string | null => {
    const name = form.fields.find((field) => field.autocomplete === autocomplete)?.name
    const value = answers.find((answer) => answer.name === name)?.value
    return typeof value === 'string' ? value : null
  }
  return {
    kind: form.kind,
    // A browser that fills in hidden fields by itself must not cost anybody their request: it is put aside, where the
    // distributor can see it.
    state: input.website === undefined || input.website.trim() === '' ? 'new' : 'aside',
    pagePath: input.path,
    pageVersion: input.version,
    formId: form.id,
    title: form.title,
    confirmation: form.confirmation,
    answers,
    senderName: answerTo('name'),
    senderEmail: answerTo('email'),
    userId: shopper.user?.id ?? null,
    accountId: shopper.account?.id ?? null,
    ...sender,
    receivedAt: now,
  }
}

async function storeSubmission(
  executor: Executor,
  values: Omit<NewSubmission, 'id' | 'referenceNumber'>,
): Promise<Receipt> {
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const submission = { ...values, id: newId('0Fs'), referenceNumber: newReferenceNumber() }
    const stored = await store.insertSubmission(executor, submission)
    if (stored !== null) {
      if (submission.state === 'new') await announceEvent(executor, submittedEvent(submission))
      return stored
    }
    const same = await store.findReceiptOfSame(executor, values.contentHash)
    if (same !== null) return same
  }
  throw new Error('No reference number was free.')
}

/** What others are told: not what somebody has written, which those who may can read under the id. */
function submittedEvent({
  id,
  referenceNumber,
  kind,
  title,
  pagePath,
  formId,
  userId,
  accountId,
}: Omit<submissions.StandingSubmission, 'state' | 'handledAt'>) {
  return {
    type: 'FormSubmitted',
    recordId: id,
    payload: { submissionId: id, referenceNumber, kind, title, path: pagePath, formId, userId, accountId },
  }
}
