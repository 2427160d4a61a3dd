import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ownBytes } from './own-bytes.ts'

/** How bytes may be compressed on their way. */
export type Encoding = 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The same few headers come again and again; this many are remembered. */
const REMEMBERED = 200
const chosen = new Map<string, Encoding | null>()

/** The encoding to prefer among those that an Accept-Encoding header allows; null for none. */
export function chooseEncoding(header: string | undefined): Encoding | null {
  if (header === undefined || header === '') return null
  const known = chosen.get(header)
  if (known !== undefined) return known
  const encoding = (['br', 'gzip'] as const).find((name) => allows(header, name)) ?? null
  if (chosen.size < REMEMBERED) chosen.set(header, encoding)
  return encoding
}

/** Compresses off the event loop, into a buffer that may be cached. */
export async function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  return ownBytes(await compressed(bytes, encoding))
}

function compressed(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return brotli(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      })
    case 'gzip':
      return zip(bytes, { level: 6 })
    default:
      return encoding satisfies never
  }
}

function allows(header: string, encoding: Encoding): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
  })
}
