import { Bulkhead, type BulkheadLimits } from '@hydrant/kernel/concurrency/bulkhead.ts'
import { DEFAULT_LOCALE } from '@hydrant/messages/locale.ts'
import { runWithLocale } from '@hydrant/messages/run-with-locale.ts'
import { findItems, findOrder } from '../../store.ts'
import { findDocument, findDocumentLines, type ReadOnlyDb } from '../store.ts'
import type { DocumentWithOrder } from './document-view.ts'
import { renderDocument } from './render-document.ts'

/** The file of an invoice or a credit memo: a PDF. */
export interface DocumentFile {
  readonly fileName: string
  readonly content: Buffer
}

/**
 * How many files are written at once because somebody downloads them, and how many wait: writing one keeps a core busy,
 * two seconds for a thousand lines.
 */
const DOWNLOAD_LIMITS: BulkheadLimits = {
  name: 'files of documents',
  running: 2,
  waiting: 16,
  waitMilliseconds: 5_000,
  stuckMilliseconds: Infinity,
}

/** The downloads of this process. Mails have their files written one after the other, and wait for no download. */
export const downloads = new Bulkhead(DOWNLOAD_LIMITS)

/** Finds an invoice or a credit memo with what its file says, or null. */
export async function findDocumentWithOrder(db: ReadOnlyDb, id: string): Promise<DocumentWithOrder | null> {
  const document = await findDocument(db, id)
  if (document === null) return null
  const order = await findOrder(db, { id: document.orderSummaryId, referenceNumber: null, orderNumber: null })
  if (order === null) return null
  return { document, order, lines: await findDocumentLines(db, id), items: await findItems(db, order.id) }
}

/**
 * Creates the file of an invoice or a credit memo, in the language of its order whoever reads it and whatever languages
 * the store has meanwhile. It must not be called in a transaction, because it takes a while.
 */
export async function createDocumentFile(documentWithOrder: DocumentWithOrder): Promise<DocumentFile> {
  const { document, order } = documentWithOrder
  return {
    fileName: `${document.number.replaceAll(/[^\w.-]/g, '_')}.pdf`,
    content: await runWithLocale(order.language ?? DEFAULT_LOCALE, () => renderDocument(documentWithOrder)),
  }
}
