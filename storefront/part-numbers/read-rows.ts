import { removeFormulaGuard } from '@hydrant/kernel/text/csv.ts'
import { toStorableText } from '@hydrant/kernel/text/storable-text.ts'

/** A row of a file: what the account calls a product, and the part number of the shop. */
export interface NumberRow {
  readonly number: string
  readonly partNumber: string
}

/** Rows of one file: what an account may have. */
export const MAX_NUMBER_ROWS = 20_000

/** Longer cells are no numbers, and are cut. */
const MAX_CELL_LENGTH = 100

/** Reads the first two columns of a table; headings, which have no digits, are left out. */
export function readNumberRows(table: readonly (readonly string[])[]): readonly NumberRow[] {
  const rows = table.flatMap((cells): NumberRow[] => {
    const [number, partNumber] = [toNumber(cells[0]), toNumber(cells[1])]
    return number === '' && partNumber === '' ? [] : [{ number, partNumber }]
  })
  const [first] = rows
  const hasHeadings = first !== undefined && !/\d/.test(first.number + first.partNumber)
  return hasHeadings ? rows.slice(1) : rows
}

function toNumber(cell = ''): string {
  return toStorableText(removeFormulaGuard(cell.trim())).slice(0, MAX_CELL_LENGTH)
}
