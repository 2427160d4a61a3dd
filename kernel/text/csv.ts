/** What a spreadsheet calculates instead of showing it: a text that begins like a formula. */
const FORMULA = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20|%]|^[\t\r\n]/u
const NUMBER = /^-?\d+(?:\.\d+)?$/
const GUARD = "'"

/**
 * A line of a CSV file with these cells, its end included. A cell that begins like a formula gets an apostrophe in
 * front, so that a spreadsheet shows it as text.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/** A cell of a file that `csvLine` wrote, without the apostrophe that it put in front. */
export function withoutFormulaGuard(cell: string): string {
  return cell.startsWith(GUARD) && isFormula(cell.slice(GUARD.length)) ? cell.slice(GUARD.length) : cell
}

function csvCell(text: string): string {
  return `"${isFormula(text) ? GUARD : ''}${text.replaceAll('"', '""')}"`
}

function isFormula(text: string): boolean {
  return FORMULA.test(text) && !NUMBER.test(text)
}
