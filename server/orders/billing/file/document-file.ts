import { findItems, findOrder } from '../../store.ts'
import { findDocument, findDocumentLines, type ReadOnlyDb } from '../store.ts'
import type { DocumentWithOrder } from './document-view.ts'
import { renderDocument } from './render-document.ts'

/** The file of an invoice or a credit memo: a PDF. */
export interface DocumentFile {
  readonly fileName: string
  readonly content: Buffer
}

/** Finds an invoice or a credit memo with what its file says, or null. */
export async function findDocumentWithOrder(db: ReadOnlyDb, id: string): Promise<DocumentWithOrder | null> {
  const document = await findDocument(db, id)
  if (document === null) return null
  const order = await findOrder(db, { id: document.orderSummaryId, referenceNumber: null, orderNumber: null })
  if (order === null) return null
  return { document, order, lines: await findDocumentLines(db, id), items: await findItems(db, order.id) }
}

/** Creates the file of an invoice or a credit memo. It must not be called in a transaction, because it takes a while. */
export async function createDocumentFile(documentWithOrder: DocumentWithOrder): Promise<DocumentFile> {
  const { number } = documentWithOrder.document
  return {
    fileName: `${number.replaceAll(/[^\w.-]/g, '_')}.pdf`,
    content: await renderDocument(documentWithOrder),
  }
}
