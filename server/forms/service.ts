import type { FormSubmissionInput } from '@hydrant/contract/shop/forms.ts'
import type { Database, ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import {
  type FieldIssue,
  checkSubmittedValues,
  type SubmittedField,
} from '@hydrant/page-model/forms/check-submitted-values.ts'
import { findForm } from '@hydrant/page-model/forms/find-form.ts'
import type { FormDefinition } from '@hydrant/page-model/forms/form-definition.ts'
import { newId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { findPublishedVersion } from '../content/service.ts'
import { lockAndInsertEvent } from '../events/service.ts'
import { formErrors } from './errors.ts'
import { createReferenceNumber, parseReferenceNumber } from './reference-number.ts'
import { hashContent, type SenderHashes } from './sender.ts'
import { lockSenderAndGetSecondsToWait, WINDOW_SECONDS } from './rate-limit.ts'
import * as store from './store.ts'
import type { NewSubmission, Receipt, RequestState, Submission } from './submission.ts'
import * as submissions from './submission-store.ts'

export { hashSender } from './sender.ts'
export type { Receipt, Submission } from './submission.ts'
export { listSubmissions } from './submission-store.ts'
export type { SubmissionQuery } from './submission-store.ts'

/** How long a form of a replaced page version may still be sent. */
const REPLACED_FORM_SECONDS = 24 * 60 * 60
const ASIDE_SECONDS = 30 * 24 * 60 * 60
/** How often a reference number is drawn again; collisions are very rare. */
const MAX_DRAWS = 5

/** A form as it was received. */
export interface IncomingForm {
  readonly input: FormSubmissionInput
  readonly shopper: Shopper
  readonly sender: SenderHashes
  readonly now: Date
}

/** The result of submitting a form: the receipt, or the issues with its values. */
export type SubmitResult = { readonly receipt: Receipt } | { readonly issues: readonly FieldIssue[] }

/** Stores a form of a published page; a form that is sent twice is stored once. */
export function submitForm(database: Database, incoming: IncomingForm): Promise<Result<SubmitResult>> {
  return database.transaction(async (tx) => {
    const { input, sender, now } = incoming
    const form = await findFormDefinition(tx, input, now)
    if (!form.ok) return form
    const checked = checkSubmittedValues(form.value, input.answers)
    if (!checked.ok) return ok({ issues: checked.issues })
    const contentHash = hashContent({ ...input, sender })
    const existingReceipt = await store.findDuplicateReceipt(tx, contentHash)
    if (existingReceipt !== null) return ok({ receipt: existingReceipt })
    const retryAfterSeconds = await lockSenderAndGetSecondsToWait(tx, sender, now)
    if (retryAfterSeconds > 0) return err({ ...formErrors.tooMany, retryAfterSeconds })
    return ok({
      receipt: await storeSubmission(tx, {
        ...toNewSubmission(incoming, form.value, checked.answers),
        contentHash,
      }),
    })
  })
}

/** Reads the receipt of a form. */
export async function getReceipt(db: ReadOnlyDb, text: string): Promise<Result<Receipt>> {
  const referenceNumber = parseReferenceNumber(text)
  const stored = referenceNumber === null ? null : await store.findReceipt(db, referenceNumber)
  return stored === null ? err(formErrors.unknownReference) : ok(stored)
}

/** Reads one submission. */
export async function getSubmission(db: ReadOnlyDb, idText: string): Promise<Result<Submission>> {
  const id = normalizeId(idText)
  const stored = id === null ? null : await submissions.findSubmission(db, id)
  return stored === null ? err(formErrors.unknownSubmission) : ok(stored)
}

/**
 * Updates the state of a submission; the event of one that was put aside on arrival is sent as soon as it is marked as
 * genuine.
 */
export function changeSubmissionState(
  database: Database,
  idText: string,
  change: { readonly state: RequestState; readonly handledById: string; readonly handledAt: Date },
): Promise<Result<Submission>> {
  return database.transaction(async (tx) => {
    const id = normalizeId(idText)
    const current = id === null ? null : await submissions.lockSubmission(tx, id)
    if (current === null) return err(formErrors.unknownSubmission)
    if (current.state !== change.state) {
      await submissions.updateSubmissionState(tx, current.id, change)
      // No event was sent for a submission that looked like spam on arrival.
      if (current.state === 'aside' && current.handledAt === null)
        await lockAndInsertEvent(tx, toSubmittedEvent(current))
    }
    return getSubmission(tx, current.id)
  })
}

/**
 * Deletes expired data: the sender hashes, which are only for rate limiting, and old submissions that were put aside.
 */
export async function deleteExpiredFormData(database: Database, now: Date): Promise<void> {
  const ago = (seconds: number): Date => new Date(now.getTime() - seconds * 1000)
  await database.transaction(async (tx) => {
    await store.clearSenderHashesUntil(tx, ago(WINDOW_SECONDS))
    await store.deleteSubmissionsPutAsideUntil(tx, ago(ASIDE_SECONDS))
  })
}

/** Finds the form that was submitted, on its version of the page; a replaced version is accepted for a while. */
async function findFormDefinition(
  db: ReadOnlyDb,
  { path, version, formId }: FormSubmissionInput,
  now: Date,
): Promise<Result<FormDefinition>> {
  const page = await findPublishedVersion(db, { path, version })
  const form = page === null ? null : findForm(page.document, formId)
  if (page === null || form === null) return err(formErrors.unknownForm)
  if (page.isCurrent) return ok(form)
  if (page.replacedAt === null) return err(formErrors.unknownForm)
  const isFresh = now.getTime() - page.replacedAt.getTime() < REPLACED_FORM_SECONDS * 1000
  return isFresh ? ok(form) : err(formErrors.replaced)
}

function toNewSubmission(
  { input, shopper, sender, now }: IncomingForm,
  form: FormDefinition,
  answers: readonly SubmittedField[],
): Omit<NewSubmission, 'id' | 'referenceNumber' | 'contentHash'> {
  const findValueFor = (autocomplete: string): string | null => {
    const name = form.fields.find((field) => field.autocomplete === autocomplete)?.name
    const value = answers.find((answer) => answer.name === name)?.value
    return typeof value === 'string' ? value : null
  }
  return {
    kind: form.kind,
    // Some browsers fill in hidden fields by themselves, so the submission is put aside, where the distributor can see
    // it, instead of rejected.
    state: input.website === undefined || input.website.trim() === '' ? 'new' : 'aside',
    pagePath: input.path,
    pageVersion: input.version,
    formId: form.id,
    title: form.title,
    confirmation: form.confirmation,
    answers,
    senderName: findValueFor('name'),
    senderEmail: findValueFor('email'),
    userId: shopper.user?.id ?? null,
    accountId: shopper.account?.id ?? null,
    ...sender,
    receivedAt: now,
  }
}

async function storeSubmission(
  tx: Transaction,
  values: Omit<NewSubmission, 'id' | 'referenceNumber'>,
): Promise<Receipt> {
  for (let attempt = 0; attempt < MAX_DRAWS; attempt += 1) {
    const submission = { ...values, id: newId('0Fs'), referenceNumber: createReferenceNumber() }
    const stored = await store.insertSubmission(tx, submission)
    if (stored !== null) {
      if (submission.state === 'new') await lockAndInsertEvent(tx, toSubmittedEvent(submission))
      return stored
    }
    const duplicate = await store.findDuplicateReceipt(tx, values.contentHash)
    if (duplicate !== null) return duplicate
  }
  throw new Error('No reference number was free.')
}

/** Creates the event of a submission: without its values, which authorized users can read by id. */
function toSubmittedEvent({
  id,
  referenceNumber,
  kind,
  title,
  pagePath,
  formId,
  userId,
  accountId,
}: Omit<submissions.LockedSubmission, 'state' | 'handledAt'>) {
  return {
    type: 'FormSubmitted',
    recordId: id,
    payload: { submissionId: id, referenceNumber, kind, title, path: pagePath, formId, userId, accountId },
  }
}
