import type { FormSubmissionInput } from '@hydrant/contract/shop/forms.ts'
import type { Database, ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import {
  type FieldIssue,
  parseSubmittedValues,
  type SubmittedField,
} from '@hydrant/page-model/forms/parse-submitted-values.ts'
import { findForm } from '@hydrant/page-model/forms/find-form.ts'
import type { FormDefinition } from '@hydrant/page-model/forms/form-definition.ts'
import { newId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { recordChange } from '../records/service.ts'
import type { Shopper } from '../accounts/service.ts'
import { findOncePublishedVersion } from '../content/service.ts'
import { lockAndInsertEvent } from '../events/service.ts'
import { formErrors } from './errors.ts'
import { createReferenceNumber, parseReferenceNumber } from './reference-number.ts'
import { hashSubmission, type SenderHashes } from './sender.ts'
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
/** How many reference numbers are tried until one is free; collisions are very rare. */
const MAX_REFERENCE_ATTEMPTS = 5

/** A form as it was received. */
export interface IncomingForm {
  readonly input: FormSubmissionInput
  readonly shopper: Shopper
  readonly sender: SenderHashes
  readonly now: Date
}

/** The result of submitting a form: the receipt, or the issues with its values. */
export type SubmitResult = { readonly receipt: Receipt } | { readonly issues: readonly FieldIssue[] }

/**
 * Checks a submitted form, and stores it with an event; a form that is sent twice is stored once. Returns the receipt,
 * the issues with the values, or an error when the form does not exist or its sender has sent too many.
 */
export function submitForm(database: Database, incoming: IncomingForm): Promise<Result<SubmitResult>> {
  return database.transaction(async (tx) => {
    const { input, sender, now } = incoming
    const formResult = await loadSubmittableForm(tx, input, now)
    if (!formResult.ok) return formResult
    const parsedValues = parseSubmittedValues(formResult.value, input.answers)
    if (!parsedValues.ok) return ok({ issues: parsedValues.issues })
    const contentHash = hashSubmission({ ...input, sender })
    const existingReceipt = await store.findDuplicateReceipt(tx, contentHash)
    if (existingReceipt !== null) return ok({ receipt: existingReceipt })
    const retryAfterSeconds = await lockSenderAndGetSecondsToWait(tx, sender, now)
    if (retryAfterSeconds > 0) return err({ ...formErrors.tooMany, retryAfterSeconds })
    return ok({
      receipt: await insertSubmissionUnlessDuplicate(tx, {
        ...toNewSubmission(incoming, formResult.value, parsedValues.answers),
        contentHash,
      }),
    })
  })
}

/** Gets the receipt of a form by its typed reference number; an error when there is none. */
export async function getReceipt(db: ReadOnlyDb, referenceText: string): Promise<Result<Receipt>> {
  const referenceNumber = parseReferenceNumber(referenceText)
  const stored = referenceNumber === null ? null : await store.findReceipt(db, referenceNumber)
  return stored === null ? err(formErrors.unknownReference) : ok(stored)
}

/** Gets a submission; an error when there is none. */
export async function getSubmission(db: ReadOnlyDb, idText: string): Promise<Result<Submission>> {
  const id = normalizeId(idText)
  const stored = id === null ? null : await submissions.findSubmission(db, id)
  return stored === null ? err(formErrors.unknownSubmission) : ok(stored)
}

/** The new state of a submission, and who says so. */
interface StateChange {
  readonly state: RequestState
  readonly handledById: string
  readonly handledAt: Date
}

/** Updates the state of a submission, as `changeStateAndInsertMissedEventIn` does, and stores it in the history. */
export function changeStateAndInsertMissedEvent(
  database: Database,
  idText: string,
  change: StateChange,
): Promise<Result<Submission>> {
  return database.transaction(async (tx) => {
    const id = normalizeId(idText)
    const former = id === null ? null : await changeStateAndInsertMissedEventIn(tx, id, change)
    if (id === null || former === null) return err(formErrors.unknownSubmission)
    if (former !== change.state)
      await recordChange(tx, {
        objectName: 'FormSubmission__c',
        recordId: id,
        operation: 'update',
        oldValues: { Status__c: former },
        newValues: { Status__c: change.state },
      })
    return getSubmission(tx, id)
  })
}

/**
 * Updates the state of a submission and returns the one before; null when there is no such submission. When a submission
 * that was put aside as spam on arrival is put into another state for the first time, its event is inserted.
 */
export async function changeStateAndInsertMissedEventIn(
  tx: Transaction,
  id: string,
  change: StateChange,
): Promise<RequestState | null> {
  const current = await submissions.lockSubmission(tx, id)
  if (current === null) return null
  if (current.state === change.state) return current.state
  await submissions.updateSubmissionState(tx, current.id, change)
  // No event was sent for a submission that looked like spam on arrival.
  if (current.state === 'aside' && current.handledAt === null) await lockAndInsertEvent(tx, toSubmittedEvent(current))
  return current.state
}

/** Clears sender hashes that no longer count for rate limiting, and deletes old submissions that were put aside. */
export async function deleteExpiredFormData(database: Database, now: Date): Promise<void> {
  const ago = (seconds: number): Date => new Date(now.getTime() - seconds * 1000)
  await database.transaction(async (tx) => {
    await store.clearSenderHashesUntil(tx, ago(WINDOW_SECONDS))
    await store.deleteSubmissionsPutAsideUntil(tx, ago(ASIDE_SECONDS))
  })
}

/**
 * Finds the definition of the submitted form on its version of the page. Returns an error when there is none, or when
 * the version was replaced too long ago.
 */
async function loadSubmittableForm(
  db: ReadOnlyDb,
  { path, version, formId }: FormSubmissionInput,
  now: Date,
): Promise<Result<FormDefinition>> {
  const page = await findOncePublishedVersion(db, { path, version })
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

/**
 * Inserts a submission with a new reference number, and its event unless it was put aside. Returns the receipt; the
 * existing one for a duplicate.
 */
async function insertSubmissionUnlessDuplicate(
  tx: Transaction,
  values: Omit<NewSubmission, 'id' | 'referenceNumber'>,
): Promise<Receipt> {
  for (let attempt = 0; attempt < MAX_REFERENCE_ATTEMPTS; attempt += 1) {
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

/** Creates the event of a submission, without its values; authorized users can read those by the id. */
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
