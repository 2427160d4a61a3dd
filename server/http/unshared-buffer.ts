/**
 * Copies content into a buffer with its own memory, for bytes that are cached. Node allocates small buffers as parts of
 * a block of 64 kB, and zlib its output as parts of 16 kB; such a block stays in memory while any part of it is
 * referenced.
 */
export function toUnsharedBuffer(content: string | ArrayBuffer | Buffer): Buffer {
  if (typeof content === 'string') return allocateAndWrite(Buffer.byteLength(content), (bytes) => bytes.write(content))
  if (!Buffer.isBuffer(content)) return Buffer.from(content)
  return content.buffer.byteLength === content.byteLength
    ? content
    : allocateAndWrite(content.byteLength, (bytes) => bytes.set(content))
}

function allocateAndWrite(length: number, write: (bytes: Buffer) => void): Buffer {
  const bytes = Buffer.allocUnsafeSlow(length)
  write(bytes)
  return bytes
}
