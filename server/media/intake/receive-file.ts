import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { MEDIA_BYTES } from '@hydrant/contract/shared/limits.ts'
import { type Result, ok, err } from '@hydrant/kernel/result/result.ts'
import { intakeRefusals } from './errors.ts'
import { type FileKind, kindOf, TELLING_BYTES } from './file-kind.ts'

/** A file that has arrived and lies on the disk. */
export interface ReceivedFile {
  readonly path: string
  readonly kind: FileKind
  /** SHA-256, hexadecimal. */
  readonly hash: string
}

/**
 * Writes what arrives into a file, piece by piece, so that memory holds one piece of it. What says that it is too large
 * is refused unread; what does not say so, as soon as it is.
 */
export async function receiveFile(incoming: IncomingMessage, path: string): Promise<Result<ReceivedFile>> {
  return isTooLarge(Number(incoming.headers['content-length'] ?? 0))
    ? err(intakeRefusals.tooLarge)
    : write(incoming, path)
}

async function write(incoming: IncomingMessage, path: string): Promise<Result<ReceivedFile>> {
  const hash = createHash('sha256')
  const head = Buffer.alloc(TELLING_BYTES)
  let size = 0
  await using file = await open(path, 'wx')
  try {
    const pieces: AsyncIterable<unknown> = incoming.iterator({ destroyOnReturn: false })
    for await (const bytes of pieces) {
      if (!Buffer.isBuffer(bytes)) throw new TypeError('A request is read as bytes.')
      if (size < head.length) bytes.copy(head, size)
      size += bytes.length
      if (isTooLarge(size)) return err(intakeRefusals.tooLarge)
      hash.update(bytes)
      await file.writeFile(bytes)
    }
  } catch (error) {
    if (incoming.destroyed) return err(intakeRefusals.brokenOff)
    throw error
  }
  if (size === 0) return err(intakeRefusals.empty)
  const kind = kindOf(head.subarray(0, size))
  return kind === null ? err(intakeRefusals.unknownKind) : ok({ path, kind, hash: hash.digest('hex') })
}

function isTooLarge(size: number): boolean {
  return size > MEDIA_BYTES
}
