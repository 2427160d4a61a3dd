import { matchLocaleOrNull } from '@hydrant/kernel/locale/language-code.ts'
import type { OutboxEntry } from '../outbox/service.ts'
import type { StoreLanguages } from '../webstore/service.ts'
import { findLanguageOfMail, type ReadOnlyDb } from './store.ts'

/** Returns the recipient's email address of a mail in the outbox; empty when its row has none. */
export function readRecipient({ payload }: Pick<OutboxEntry, 'payload'>): string {
  return readText(payload, 'to') ?? ''
}

/**
 * Returns the language of the store (BCP 47) in which a mail is written: that of the order or of the person that it is
 * about, else that in which its recipient has caused it, else the default.
 */
export async function chooseMailLanguage(
  db: ReadOnlyDb,
  entry: Pick<OutboxEntry, 'recordId' | 'payload'>,
  { languages, defaultLanguage }: StoreLanguages,
): Promise<string> {
  const own = await findLanguageOfMail(db, { recordId: entry.recordId, to: readRecipient(entry) })
  return (
    matchLocaleOrNull(own, languages) ??
    matchLocaleOrNull(readText(entry.payload, 'language'), languages) ??
    defaultLanguage
  )
}

function readText(payload: unknown, name: string): string | null {
  const value: unknown = typeof payload === 'object' && payload !== null ? Reflect.get(payload, name) : null
  return typeof value === 'string' ? value : null
}
