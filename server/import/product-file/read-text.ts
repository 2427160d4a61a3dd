import { EXPECTED, FileRefusal } from './file-refusal.ts'

/** How much of a file's beginning, in bytes or characters, decides whether it is text in the right encoding. */
const SAMPLE = 64 * 1024

/** Stands for bytes that are not UTF-8 in what `readText` yields. */
export const UNREADABLE = '\uFFFD'

const signatures = [
  { bytes: [0x50, 0x4b, 0x03, 0x04], what: 'a ZIP archive or an Excel workbook' },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], what: 'an old Excel workbook' },
  { bytes: [0x25, 0x50, 0x44, 0x46], what: 'a PDF document' },
  { bytes: [0x1f, 0x8b], what: 'a compressed file' },
  { bytes: [0xff, 0xfe], what: 'text in UTF-16' },
  { bytes: [0xfe, 0xff], what: 'text in UTF-16' },
] as const

/**
 * Decodes a file while it arrives, without its byte-order mark. Throws a FileRefusal when its beginning is not UTF-8
 * text; bytes further on that are not UTF-8 become the UNREADABLE character, so that one bad row costs no good one.
 */
export async function* readText(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8')
  let beginning: Uint8Array[] | null = []
  for await (const chunk of chunks) {
    if (beginning === null) {
      yield decoder.decode(chunk, { stream: true })
      continue
    }
    beginning.push(chunk)
    if (lengthOf(beginning) < SAMPLE) continue
    yield decodeBeginning(decoder, beginning)
    beginning = null
  }
  if (beginning !== null) yield decodeBeginning(decoder, beginning)
  yield decoder.decode()
}

function decodeBeginning(decoder: TextDecoder, chunks: readonly Uint8Array[]): string {
  const bytes = Buffer.concat(chunks)
  const known = signatures.find((signature) => signature.bytes.every((byte, index) => bytes[index] === byte))
  if (known !== undefined) throw new FileRefusal(`This is ${known.what}. ${EXPECTED}`)
  const text = decoder.decode(bytes, { stream: true })
  const sample = text.slice(0, SAMPLE)
  if (sample.includes('\0')) throw new FileRefusal(`This is not a text file in UTF-8 (it may be UTF-16). ${EXPECTED}`)
  if (sample.includes(UNREADABLE))
    throw new FileRefusal(notUtf8(sample.slice(0, sample.indexOf(UNREADABLE)).split(/\r\n|\n|\r/).length))
  if (sample.trim() === '') throw new FileRefusal(`The file is empty. ${EXPECTED}`)
  return text
}

/** The sentence about a file in which a line is not UTF-8. */
export function notUtf8(line: number): string {
  return `The file is not in UTF-8: line ${line} holds bytes that UTF-8 does not have. ${EXPECTED} Spreadsheet programs offer it as "CSV UTF-8".`
}

function lengthOf(chunks: readonly Uint8Array[]): number {
  return chunks.reduce((total, chunk) => total + chunk.length, 0)
}
