import type { Transaction } from '@hydrant/database/connection/database.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { type DomainError, err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/media.js'
import { integrityError } from '../../records/service.ts'
import { mediaInUseError } from '../library/errors.ts'
import { findUses } from '../library/use-store.ts'
import {
  deleteMediaEntry,
  findMediaEntry,
  insertExternalMedia,
  type MediaDescription,
  type MediaEntry,
  updateMediaEntry,
} from './store.ts'

/**
 * Creates a medium whose file is elsewhere, and returns its id. Returns an error for an address that browsers do not load
 * in a secure page, and for a picture without a text.
 */
export async function createExternalMedia(tx: Transaction, entry: MediaEntry): Promise<Result<string>> {
  const field = 'ExternalUrl__c'
  if (entry.externalUrl === null || URL.parse(entry.externalUrl)?.protocol !== 'https:')
    return err(integrityError(field, () => messages.noExternalUrl({ field })))
  const error = findTextError(entry)
  if (error !== null) return err(error)
  const id = newId('2pm')
  await insertExternalMedia(tx, { ...entry, id })
  return ok(id)
}

/**
 * Changes what a medium is called, and its alternative text; undefined values stay as they are. Returns an error for a
 * picture without a text, and for a medium that pages or content show, for somebody who may not change those.
 */
export async function changeMediaDescription(
  tx: Transaction,
  id: string,
  {
    mayChangePages,
    ...changes
  }: { readonly [Name in keyof MediaDescription]?: MediaDescription[Name] | undefined } & {
    readonly mayChangePages: boolean
  },
): Promise<Result<null>> {
  const existing = await findMediaEntry(tx, id)
  if (existing === null) return ok(null)
  if (!mayChangePages && (await findUses(tx, id)).some(({ kind }) => kind === 'page' || kind === 'content'))
    return err({ code: 'INSUFFICIENT_ACCESS_OR_READONLY', message: messages.mediaOfPages, status: 403 })
  const { alternateText = existing.alternateText, isDecorative = existing.isDecorative } = changes
  const saysText = changes.alternateText !== undefined || changes.isDecorative !== undefined
  const error = saysText ? findTextError({ mediaType: existing.mediaType, alternateText, isDecorative }) : null
  if (error !== null) return err(error)
  await updateMediaEntry(tx, id, changes)
  return ok(null)
}

/** Deletes a medium whose file is elsewhere. Returns an error for an uploaded file, and while it is used. */
export async function removeExternalMedia(tx: Transaction, id: string): Promise<Result<null>> {
  const existing = await findMediaEntry(tx, id)
  if (existing === null) return ok(null)
  if (existing.externalUrl === null) return err({ code: 'DELETE_FAILED', message: () => messages.uploadedFile({ id }) })
  const uses = await findUses(tx, id)
  if (uses.length > 0) return err({ code: 'DELETE_FAILED', message: mediaInUseError(uses).message })
  await deleteMediaEntry(tx, id)
  return ok(null)
}

/** Finds what contradicts itself: a picture has an alternative text, or says nothing. */
function findTextError({
  mediaType,
  alternateText,
  isDecorative,
}: Pick<MediaEntry, 'mediaType' | 'alternateText' | 'isDecorative'>): DomainError | null {
  const field = 'AlternateText__c'
  if (isDecorative && alternateText !== '') return integrityError(field, () => messages.decorativeRecord({ field }))
  return !isDecorative && alternateText === '' && mediaType === 'Image'
    ? integrityError(field, () => messages.recordWithoutText({ field }))
    : null
}
