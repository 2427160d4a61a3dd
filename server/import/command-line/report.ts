import type {
  ImportDone,
  ImportLine,
  ImportRefused,
  ImportRejection,
  ImportStopped,
} from '@hydrant/contract/admin/import.ts'
import * as messages from '@hydrant/messages/compiled/server/import.js'
import { adviceAfterStop } from '../service.ts'
import type { RejectedFile } from './rejected-file.ts'

/** Where a report is printed. */
export interface Printer {
  readonly isTerminal: boolean
  out(text: string): void
  error(text: string): void
}

const ROWS_PER_REPORT = 1000

/** Prints the report of an import, writes the rejected rows to their file, and returns the exit code of the command. */
export async function writeReportsAndGetExitCode(
  lines: AsyncIterable<ImportLine>,
  rejected: RejectedFile,
  printer: Printer,
): Promise<0 | 1 | 2> {
  const startedAt = performance.now()
  let finalLine: ImportDone | ImportRefused | ImportStopped | null = null
  let reportedRows = 0
  for await (const line of lines) {
    switch (line.kind) {
      case 'progress':
        if (printer.isTerminal) printer.out(`\r${messages.rowsSoFar({ rows: String(line.rows) })}`)
        else if (line.rows - reportedRows >= ROWS_PER_REPORT) {
          reportedRows = line.rows
          printer.out(`${messages.rows({ rows: line.rows })}\n`)
        }
        break
      case 'rejected':
        await rejected.add(line.cells)
        printer.error(`${getClearLineSequence(printer)}${describeRejection(line)}\n`)
        break
      case 'notice':
        printer.error(`${getClearLineSequence(printer)}${line.message}\n`)
        break
      case 'done':
      case 'refused':
      case 'stopped':
        finalLine = line
        break
      default:
        return line satisfies never
    }
  }
  await rejected.close()
  printer.out(getClearLineSequence(printer))
  if (finalLine?.kind === 'done')
    return printSummaryAndGetExitCode(finalLine, { seconds: (performance.now() - startedAt) / 1000, rejected, printer })
  printer.error(
    `${finalLine === null ? messages.importBrokeOff({ afterStop: adviceAfterStop() }) : finalLine.reason}\n`,
  )
  return 1
}

function printSummaryAndGetExitCode(
  summary: ImportDone,
  { seconds, rejected, printer }: { seconds: number; rejected: RejectedFile; printer: Printer },
): 0 | 2 {
  const { rows, added, changed, unchanged, skipped, categoriesAdded, withoutPrice } = summary
  printer.out(
    `${messages.summary({ rows, seconds: seconds.toFixed(1), added: String(added), changed: String(changed), unchanged: String(unchanged), skipped: String(skipped), categories: categoriesAdded })}\n`,
  )
  if (withoutPrice > 0) printer.out(`${messages.productsWithoutPrice({ count: withoutPrice })}\n`)
  if (skipped === 0) return 0
  printer.out(`${messages.skippedRows({ path: rejected.path })}\n`)
  return 2
}

/** Returns the control characters that clear the line with the progress; '' if the output is no terminal. */
function getClearLineSequence({ isTerminal }: Printer): string {
  return isTerminal ? '\r\u001B[K' : ''
}

function describeRejection({ line, column, reason }: ImportRejection): string {
  return column === null
    ? messages.rejectedLine({ line: String(line), reason })
    : messages.rejectedCell({ line: String(line), column, reason })
}
