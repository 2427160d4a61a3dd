import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import * as messages from '@hydrant/messages/compiled/server/import.js'
import { createNoLineEndsError, FileError } from '../product-file/file-error.ts'
import { readLineBatches } from '@hydrant/kernel/csv/read-lines.ts'
import { describeNotUtf8Line, readText, UNREADABLE } from '../product-file/read-text.ts'
import { CommandError } from './usage.ts'

/** Checks a file before anything is stored: throws if it cannot be read, and a FileError if any line is not UTF-8. */
export async function assertReadableUtf8File(path: string): Promise<void> {
  const stats = await stat(path).catch(() => null)
  if (stats === null) throw new CommandError(messages.noFile({ path }))
  if (!stats.isFile()) throw new CommandError(messages.notAFile({ path }))
  let line = 1
  for await (const lines of readLineBatches(readText(createReadStream(path)), createNoLineEndsError)) {
    const unreadableIndex = lines.findIndex((text) => text.includes(UNREADABLE))
    if (unreadableIndex >= 0) throw new FileError(describeNotUtf8Line(line + unreadableIndex))
    line += lines.length
  }
}
