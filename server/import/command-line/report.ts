import type { ImportDone, ImportLine } from '@hydrant/contract/admin/import.ts'
import type { RejectedFile } from './rejected-file.ts'

/** Where a report is printed. */
export interface Printer {
  readonly isTerminal: boolean
  out(text: string): void
  error(text: string): void
}

const EVERY_ROWS = 1000

/** Prints what an import reports until its end, keeps the rejected rows, and answers the command's exit code. */
export async function printReport(
  lines: AsyncIterable<ImportLine>,
  rejected: RejectedFile,
  printer: Printer,
): Promise<0 | 1 | 2> {
  const started = performance.now()
  let end: ImportLine | null = null
  let announced = 0
  for await (const line of lines) {
    switch (line.kind) {
      case 'progress':
        if (printer.isTerminal) printer.out(`\r${line.rows} rows`)
        else if (line.rows - announced >= EVERY_ROWS) {
          announced = line.rows
          printer.out(`${countOf(line.rows, 'row')}\n`)
        }
        break
      case 'rejected':
        await rejected.add(line.cells)
        printer.error(
          `${clear(printer)}Line ${line.line}${line.column === null ? '' : `, ${line.column}`}: ${line.reason}\n`,
        )
        break
      case 'notice':
        printer.error(`${clear(printer)}${line.message}\n`)
        break
      case 'done':
      case 'refused':
        end = line
        break
      default:
        return line satisfies never
    }
  }
  await rejected.close()
  printer.out(clear(printer))
  if (end?.kind === 'done')
    return printSummary(end, { seconds: (performance.now() - started) / 1000, rejected, printer })
  printer.error(
    end?.kind === 'refused'
      ? `${end.reason}\n`
      : 'The import broke off. What was reported so far is stored; run it again to load the rest.\n',
  )
  return 1
}

function printSummary(
  done: ImportDone,
  { seconds, rejected, printer }: { seconds: number; rejected: RejectedFile; printer: Printer },
): 0 | 2 {
  const { rows, added, changed, unchanged, skipped, categoriesAdded, withoutPrice } = done
  printer.out(
    `${countOf(rows, 'row')} in ${seconds.toFixed(1)} s: ${added} added, ${changed} changed, ${unchanged} unchanged, ${skipped} skipped; ${categoriesAdded === 1 ? '1 category' : `${categoriesAdded} categories`} added.\n`,
  )
  if (withoutPrice > 0)
    printer.out(
      `${countOf(withoutPrice, 'product')} of the file ${withoutPrice === 1 ? 'has' : 'have'} no price and cannot be bought: a column such as "Price (sales)" gives them one.\n`,
    )
  if (skipped === 0) return 0
  printer.out(`The skipped rows are in ${rejected.path}: correct them there and import that file.\n`)
  return 2
}

/** Empties the line that progress is shown on. */
function clear({ isTerminal }: Printer): string {
  return isTerminal ? '\r\u001B[K' : ''
}

function countOf(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`
}
