/**
 * A buffer that shares its memory with no other, for bytes that are cached. Node cuts small buffers out of a slab of 64
 * kB, and zlib its output out of 16 kB, which stay in memory as a whole while any piece of them is referenced.
 */
export function ownBytes(content: string | ArrayBuffer | Buffer): Buffer {
  if (typeof content === 'string') return fill(Buffer.byteLength(content), (bytes) => bytes.write(content))
  if (!Buffer.isBuffer(content)) return Buffer.from(content)
  return content.buffer.byteLength === content.byteLength
    ? content
    : fill(content.byteLength, (bytes) => bytes.set(content))
}

function fill(length: number, write: (bytes: Buffer) => void): Buffer {
  const bytes = Buffer.allocUnsafeSlow(length)
  write(bytes)
  return bytes
}
