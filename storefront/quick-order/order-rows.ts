import { type ListRow, MAX_PART_NUMBER_LENGTH } from './list-row.ts'
import { type RowAnswer, type RowFix, toFailedAnswer } from './row-answer.ts'

/** A row on the page. Its key stays the same while it exists. */
export interface OrderRow extends ListRow {
  readonly key: string
  /** What the shop says of it as it is; null while that is not known. */
  readonly answer: RowAnswer | null
}

/** Rows that can be filled in below those that are. */
const MIN_ROWS = 5

/** What changes the rows. */
export type RowsChange =
  | { readonly type: 'type'; readonly key: string; readonly values: Partial<ListRow> }
  | { readonly type: 'insert'; readonly rows: readonly ListRow[]; readonly before: string | null }
  /** A barcode was read: one more of what it is on. */
  | { readonly type: 'scan'; readonly partNumber: string }
  | {
      readonly type: 'answer'
      readonly sent: readonly OrderRow[]
      readonly answers: Readonly<Record<string, RowAnswer>>
    }
  | { readonly type: 'fix'; readonly key: string; readonly fix: RowFix }
  | { readonly type: 'delete'; readonly key: string }
  | {
      /** What became of an addition to the cart: rows that are in it, and reasons why others are not. */
      readonly type: 'added'
      readonly added: readonly ListRow[]
      readonly refused: ReadonlyArray<{ readonly row: ListRow; readonly message: string }>
    }
  | { readonly type: 'clear' }

/** Creates rows from a list, with empty ones below. */
export function createRows(rows: readonly (ListRow & { readonly answer?: RowAnswer | null })[]): readonly OrderRow[] {
  return padRows(rows.map((row) => createRow(row)))
}

/** Applies a change; rows that it does not concern stay the same objects. */
export function changeRows(rows: readonly OrderRow[], change: RowsChange): readonly OrderRow[] {
  switch (change.type) {
    case 'type':
      return padRows(replaceRow(rows, change.key, (row) => ({ ...row, ...change.values, answer: null })))
    case 'fix': {
      const { partNumber, quantity } = change.fix
      return replaceRow(rows, change.key, (row) => ({ ...row, partNumber, quantity, answer: null }))
    }
    case 'insert':
      return padRows(insertRows(rows, change.rows, change.before))
    case 'scan':
      return padRows(addScanned(rows, change.partNumber.slice(0, MAX_PART_NUMBER_LENGTH)))
    case 'answer': {
      const sent = new Map(change.sent.map((row) => [row.key, row]))
      return rows.map((row) => {
        const answer = isSameRow(sent.get(row.key), row) ? change.answers[row.key] : undefined
        return answer === undefined ? row : { ...row, answer }
      })
    }
    case 'delete':
      return padRows(rows.filter(({ key }) => key !== change.key))
    case 'added':
      return padRows(applyAddition(rows, change))
    case 'clear':
      return padRows([])
    default:
      return change satisfies never
  }
}

/** Whether a row has neither number nor quantity. */
export function isEmptyRow({ partNumber, quantity }: ListRow): boolean {
  return partNumber.trim() === '' && quantity.trim() === ''
}

type Answered = Pick<OrderRow, 'answer'>

/** Returns what a row adds to the cart, with a plain decimal as its quantity; null when it cannot be added. */
export function toAddition({ answer }: Answered): { readonly productId: string; readonly quantity: string } | null {
  if (answer === null || answer.state === 'error' || answer.product === null || answer.quantity === null) return null
  return { productId: answer.product.id, quantity: answer.quantity }
}

/** Whether a row can be added to the cart. */
export function canBeAdded(row: Answered): boolean {
  return toAddition(row) !== null
}

/** Says of a row that stays why the cart has refused it; without a message it stays as it is. */
export function refuseRow<Row extends Answered>(row: Row, message: string | undefined): Row {
  return message === undefined || row.answer === null ? row : { ...row, answer: toFailedAnswer(row.answer, message) }
}

function isSameRow(one: OrderRow | undefined, other: OrderRow): boolean {
  return one !== undefined && one.partNumber === other.partNumber && one.quantity === other.quantity
}

function replaceRow(rows: readonly OrderRow[], key: string, replace: (row: OrderRow) => OrderRow): readonly OrderRow[] {
  return rows.map((row) => (row.key === key ? replace(row) : row))
}

/** Removes rows that are in the cart, each once, and says of others why they are not. */
function applyAddition(
  rows: readonly OrderRow[],
  { added, refused }: Extract<RowsChange, { readonly type: 'added' }>,
): OrderRow[] {
  const addedCounts = new Map<string, number>()
  for (const row of added) addedCounts.set(toText(row), (addedCounts.get(toText(row)) ?? 0) + 1)
  const messages = new Map(refused.map(({ row, message }) => [toText(row), message]))
  return rows.flatMap((row) => {
    const count = addedCounts.get(toText(row)) ?? 0
    if (count > 0) {
      addedCounts.set(toText(row), count - 1)
      return []
    }
    return [refuseRow(row, messages.get(toText(row)))]
  })
}

function toText({ partNumber, quantity }: ListRow): string {
  return JSON.stringify([partNumber, quantity])
}

/** Inserts rows before one of them, or behind the last that is filled in. Empty rows there are filled in first. */
function insertRows(rows: readonly OrderRow[], inserted: readonly ListRow[], before: string | null): OrderRow[] {
  const position = rows.findIndex(({ key }) => key === before)
  const end = rows.findLastIndex((row) => !isEmptyRow(row)) + 1
  const at = position < 0 ? end : Math.min(position, end)
  return [
    ...rows.slice(0, at),
    ...inserted.map((row) => createRow(row)),
    ...rows.slice(at).filter((row) => !isEmptyRow(row)),
  ]
}

/** Raises the quantity of the row with a part number by one; a row without a whole quantity stays, and a new one is added. */
function addScanned(rows: readonly OrderRow[], partNumber: string): readonly OrderRow[] {
  const row = rows.findLast((other) => other.partNumber === partNumber && /^\d{1,15}$/.test(other.quantity.trim()))
  if (row === undefined) return insertRows(rows, [{ partNumber, quantity: '1' }], null)
  const quantity = String(Number(row.quantity) + 1)
  return replaceRow(rows, row.key, (scanned) => ({ ...scanned, quantity, answer: null }))
}

/** Adds empty rows at the end, so that there is always one to go on with. */
function padRows(rows: readonly OrderRow[]): readonly OrderRow[] {
  const last = rows.at(-1)
  const missing = Math.max(MIN_ROWS - rows.length, last === undefined || !isEmptyRow(last) ? 1 : 0)
  return missing === 0 ? rows : [...rows, ...Array.from({ length: missing }, () => createRow(EMPTY_ROW))]
}

const EMPTY_ROW: ListRow = { partNumber: '', quantity: '' }

function createRow({
  partNumber,
  quantity,
  answer = null,
}: ListRow & { readonly answer?: RowAnswer | null }): OrderRow {
  lastKey += 1
  return { key: `row-${lastKey}`, partNumber, quantity, answer }
}

let lastKey = 0
