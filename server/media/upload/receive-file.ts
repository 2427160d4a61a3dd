import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { MEDIA_BYTES } from '@hydrant/contract/shared/limits.ts'
import { type Result, ok, err } from '@hydrant/kernel/result/result.ts'
import { tooLargeError, uploadErrors } from './errors.ts'
import { type FileKind, detectFileKind, SIGNATURE_BYTES } from './file-kind.ts'

/** A file that was received and stored on the disk. */
export interface ReceivedFile {
  readonly path: string
  readonly kind: FileKind
  /** SHA-256, hexadecimal. */
  readonly hash: string
}

/**
 * Writes a request body to a file, chunk by chunk, so that only one chunk is in memory, and finds out its hash and
 * type. A body that is too large is rejected at once if its length is declared, otherwise as soon as it exceeds the
 * limit, which is that of the library unless another one is given.
 */
export async function receiveAndInspectFile(
  incoming: IncomingMessage,
  path: string,
  maxBytes = MEDIA_BYTES,
): Promise<Result<ReceivedFile>> {
  return Number(incoming.headers['content-length'] ?? 0) > maxBytes
    ? err(tooLargeError(maxBytes))
    : writeAndInspectFile(incoming, path, maxBytes)
}

async function writeAndInspectFile(
  incoming: IncomingMessage,
  path: string,
  maxBytes: number,
): Promise<Result<ReceivedFile>> {
  const hash = createHash('sha256')
  const head = Buffer.alloc(SIGNATURE_BYTES)
  let size = 0
  await using file = await open(path, 'wx')
  try {
    const chunks: AsyncIterable<unknown> = incoming.iterator({ destroyOnReturn: false })
    for await (const chunk of chunks) {
      if (!Buffer.isBuffer(chunk)) throw new TypeError('A request is read as bytes.')
      if (size < head.length) chunk.copy(head, size)
      size += chunk.length
      if (size > maxBytes) return err(tooLargeError(maxBytes))
      hash.update(chunk)
      await file.writeFile(chunk)
    }
  } catch (error) {
    if (incoming.destroyed) return err(uploadErrors.incompleteUpload)
    throw error
  }
  if (size === 0) return err(uploadErrors.empty)
  const kind = detectFileKind(head.subarray(0, size))
  return kind === null ? err(uploadErrors.unknownKind) : ok({ path, kind, hash: hash.digest('hex') })
}
