import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const compressible = /\.(js|css|svg|json|txt|html|xml|webmanifest|ico|wasm)$/

/** Writes a `.br` file beside every text file and program under `folder` that becomes smaller by it, and returns how many. */
export async function compressAssets(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
  const written = await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))))
  return written.filter(Boolean).length
}

async function compressFile(path: string): Promise<boolean> {
  const content = await readFile(path)
  const compressed = await compress(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
  if (compressed.length >= content.length) return false
  await writeFile(`${path}.br`, compressed)
  return true
}
