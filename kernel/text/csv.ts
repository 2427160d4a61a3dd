/** Text that a spreadsheet would evaluate as a formula. */
const FORMULA = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20|%]|^[\t\r\n]/u
const NUMBER = /^-?\d+(?:\.\d+)?$/
const GUARD = "'"

/**
 * Returns a line of a CSV file, with its line end. A cell that begins like a formula gets an apostrophe in front, so
 * that a spreadsheet shows it as text.
 */
export function toGuardedCsvLine(cells: readonly string[]): string {
  return `${cells.map(toCsvCell).join(',')}\r\n`
}

/** Removes the apostrophe that `toGuardedCsvLine` put in front of a cell. */
export function removeFormulaGuard(cell: string): string {
  return cell.startsWith(GUARD) && isFormula(cell.slice(GUARD.length)) ? cell.slice(GUARD.length) : cell
}

function toCsvCell(text: string): string {
  return `"${isFormula(text) ? GUARD : ''}${text.replaceAll('"', '""')}"`
}

function isFormula(text: string): boolean {
  return FORMULA.test(text) && !NUMBER.test(text)
}
