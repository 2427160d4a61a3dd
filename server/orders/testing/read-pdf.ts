import type { OrderDocumentFile } from '@hydrant/contract/shop/order.ts'
import { extractText, getDocumentProxy } from 'unpdf'

/** Reads the text of each page of a file of the API, and whether the file has tags. */
export async function readPdf({ content }: OrderDocumentFile): Promise<{ pages: string[]; isTagged: boolean }> {
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(content, 'base64')))
  const { text } = await extractText(pdf, { mergePages: false })
  const markInfo = await pdf.getMarkInfo()
  return { pages: text, isTagged: markInfo?.Marked === true }
}
