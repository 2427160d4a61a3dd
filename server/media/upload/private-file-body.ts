import type { PrivateFileType } from '@hydrant/contract/shared/private-file.ts'

/** What a private file can be, and how the names of such files end. */
const FILE_TYPES: ReadonlyArray<readonly [type: PrivateFileType, ending: string]> = [
  ['application/pdf', 'pdf'],
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
  ['image/gif', 'gif'],
]

/** A private file as the API returns it: its bytes as base64. */
export interface PrivateFileBody {
  readonly fileName: string
  readonly contentType: PrivateFileType
  readonly content: string
}

/** Converts a private file into its wire form; `name` is the name that it is saved by, without its ending. */
export function toPrivateFileBody(
  name: string,
  { mimeType, body }: { readonly mimeType: string; readonly body: Uint8Array },
): PrivateFileBody {
  const fileType = FILE_TYPES.find(([type]) => type === mimeType)
  if (fileType === undefined) throw new Error(`A private file is stored as ${mimeType}.`)
  return {
    fileName: `${name}.${fileType[1]}`,
    contentType: fileType[0],
    content: Buffer.from(body).toString('base64'),
  }
}
