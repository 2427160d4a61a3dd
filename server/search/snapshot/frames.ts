import type { FileHandle } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { SnapshotError } from './snapshot-error.ts'

// A frame: the length of its content in bytes, the content's checksum, the content.
const HEADER_BYTES = 8

/** How many bytes of numbers or texts a frame has at most, about: few enough that none takes long to process. */
export const FRAME_BYTES = 2 ** 20

/** Longer frames are not read: no frame that was written is as long as that. */
const MAX_FRAME_BYTES = 2 ** 28

/** Writes frames to the end of a file. */
export async function writeFrame(file: FileHandle, content: Uint8Array): Promise<void> {
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt32LE(content.byteLength, 0)
  header.writeUInt32LE(crc32(content), 4)
  await file.writev([header, content])
}

/** Reads the frames of a file from a position on. */
export class FrameReader {
  readonly #file: FileHandle
  #position: number
  #content = Buffer.alloc(FRAME_BYTES)

  constructor(file: FileHandle, position: number) {
    this.#file = file
    this.#position = position
  }

  /** Reads the next frame; the content is only valid until the next call. Throws a `SnapshotError` if it is damaged. */
  async read(): Promise<Buffer> {
    const { length, checksum } = await this.#readHeader()
    if (this.#content.length < length) this.#content = Buffer.alloc(length)
    const content = this.#content.subarray(0, length)
    await this.#readContent(content, checksum)
    return content
  }

  /** Reads the next frame into a buffer, which it may not fill. Returns its length. */
  async readInto(target: Uint8Array): Promise<number> {
    const { length, checksum } = await this.#readHeader()
    if (length > target.byteLength) throw new SnapshotError('it is damaged')
    await this.#readContent(target.subarray(0, length), checksum)
    return length
  }

  async #readHeader(): Promise<{ readonly length: number; readonly checksum: number }> {
    const header = Buffer.alloc(HEADER_BYTES)
    await this.#readExactly(header)
    const length = header.readUInt32LE(0)
    if (length === 0 || length > MAX_FRAME_BYTES) throw new SnapshotError('it is damaged')
    return { length, checksum: header.readUInt32LE(4) }
  }

  async #readContent(target: Uint8Array, checksum: number): Promise<void> {
    await this.#readExactly(target)
    if (crc32(target) !== checksum) throw new SnapshotError('it is damaged')
  }

  async #readExactly(target: Uint8Array): Promise<void> {
    for (let filled = 0; filled < target.byteLength;) {
      const { bytesRead } = await this.#file.read(target, filled, target.byteLength - filled, this.#position)
      if (bytesRead === 0) throw new SnapshotError('it is incomplete')
      filled += bytesRead
      this.#position += bytesRead
    }
  }
}
