import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { FileRefusal } from '../product-file/file-refusal.ts'
import { readLines } from '../product-file/read-lines.ts'
import { notUtf8, readText, UNREADABLE } from '../product-file/read-text.ts'
import { CommandRefusal } from './usage.ts'

/**
 * Reads a file once before anything is stored: throws when it cannot be read, and a FileRefusal when any of its lines
 * is not UTF-8.
 */
export async function checkFile(path: string): Promise<void> {
  const found = await stat(path).catch(() => null)
  if (found === null) throw new CommandRefusal(`There is no file ${path}.`)
  if (!found.isFile()) throw new CommandRefusal(`${path} is not a file.`)
  let line = 1
  for await (const lines of readLines(readText(createReadStream(path)))) {
    const unreadable = lines.findIndex((text) => text.includes(UNREADABLE))
    if (unreadable >= 0) throw new FileRefusal(notUtf8(line + unreadable))
    line += lines.length
  }
}
