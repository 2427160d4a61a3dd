import type { ImportDone, ImportLine, ImportRefused, ImportStopped } from '@hydrant/contract/admin/import.ts'
import { AFTER_STOP } from '../service.ts'
import type { RejectedFile } from './rejected-file.ts'

/** Where a report is printed. */
export interface Printer {
  readonly isTerminal: boolean
  out(text: string): void
  error(text: string): void
}

const ROWS_PER_REPORT = 1000

/** Prints the report of an import, writes the rejected rows to their file, and returns the exit code of the command. */
export async function printReport(
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
        if (printer.isTerminal) printer.out(`\r${line.rows} rows`)
        else if (line.rows - reportedRows >= ROWS_PER_REPORT) {
          reportedRows = line.rows
          printer.out(`${formatCount(line.rows, 'row')}\n`)
        }
        break
      case 'rejected':
        await rejected.add(line.cells)
        printer.error(
          `${clearLine(printer)}Line ${line.line}${line.column === null ? '' : `, ${line.column}`}: ${line.reason}\n`,
        )
        break
      case 'notice':
        printer.error(`${clearLine(printer)}${line.message}\n`)
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
  printer.out(clearLine(printer))
  if (finalLine?.kind === 'done')
    return printSummary(finalLine, { seconds: (performance.now() - startedAt) / 1000, rejected, printer })
  printer.error(finalLine === null ? `The import broke off. ${AFTER_STOP}\n` : `${finalLine.reason}\n`)
  return 1
}

function printSummary(
  summary: ImportDone,
  { seconds, rejected, printer }: { seconds: number; rejected: RejectedFile; printer: Printer },
): 0 | 2 {
  const { rows, added, changed, unchanged, skipped, categoriesAdded, withoutPrice } = summary
  printer.out(
    `${formatCount(rows, 'row')} in ${seconds.toFixed(1)} s: ${added} added, ${changed} changed, ${unchanged} unchanged, ${skipped} skipped; ${categoriesAdded === 1 ? '1 category' : `${categoriesAdded} categories`} added.\n`,
  )
  if (withoutPrice > 0)
    printer.out(
      `${formatCount(withoutPrice, 'product')} of the file ${withoutPrice === 1 ? 'has' : 'have'} no price and cannot be bought: a column such as "Price (sales)" gives them one.\n`,
    )
  if (skipped === 0) return 0
  printer.out(`The skipped rows are in ${rejected.path}: correct them there and import that file.\n`)
  return 2
}

/** Clears the line that shows the progress. */
function clearLine({ isTerminal }: Printer): string {
  return isTerminal ? '\r\u001B[K' : ''
}

function formatCount(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`
}
