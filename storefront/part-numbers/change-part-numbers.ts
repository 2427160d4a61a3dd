import { data, redirect } from 'react-router'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/part-numbers.js'
import { createIdempotencyKey } from '../cart/idempotency-key.ts'
import { readTableOfFile } from '../quick-order/read-file.server.ts'
import { UnreadableFileError } from '../quick-order/unreadable-file-error.ts'
import { callAndCatchClientError } from '../session/error-view.ts'
import { setFlash } from '../session/flash.ts'
import { readTextField } from '../session/form-text.ts'
import { readReturnPath } from '../session/return-path.ts'
import type { ShopContext } from '../shop-context.ts'
import { partNumberLinks } from './part-number-links.ts'
import { type FileRow, MAX_NUMBER_ROWS, type NumberRow, readNumberRows } from './read-rows.ts'

/** Rows in one call, as the API has it. */
const ROWS_PER_CALL = 1000

/** Rows with problems that the page names one by one. */
const MAX_SHOWN_PROBLEMS = 500

/** What a form of the page has brought. */
export interface NumbersChange {
  /** Distinguishes two results with the same texts. */
  readonly id: string
  readonly tone: 'success' | 'warning' | 'error'
  readonly text: string
  /** What is wrong with rows, one by one. */
  readonly problems: readonly string[]
  /** What was typed and is not entered; empty texts when it is. */
  readonly typed: NumberRow
}

/**
 * Handles the forms about what an account calls products, by the field `intent`. `set` and `unset` come from the page of a
 * product, to which they redirect with a message; `add`, `upload` and `remove` from the page of all numbers.
 */
export async function changePartNumbers(form: FormData, shop: ShopContext) {
  const [intent = '', id = ''] = readTextField(form, 'intent').split(':')
  switch (intent) {
    case 'set':
    case 'unset':
      return changeOfProduct(form, shop, intent)
    case 'add':
      return addRow({ number: readTextField(form, 'number'), partNumber: readTextField(form, 'partNumber') }, shop)
    case 'upload':
      return uploadFile(form, shop)
    case 'remove': {
      const removed = await callAndCatchClientError(() => shop.buyer.deleteCustomerPartNumber(id))
      return toResult(
        removed.ok
          ? { tone: 'success', text: messages.removed({ number: readTextField(form, `number:${id}`) }) }
          : { tone: 'error', text: removed.error.message },
      )
    }
    default:
      throw data(null, { status: 400 })
  }
}

async function changeOfProduct(form: FormData, { buyer, cookies }: ShopContext, intent: 'set' | 'unset') {
  const numberId = readTextField(form, 'numberId')
  const number = readTextField(form, 'number').slice(0, MAX_FIELD_LENGTH)
  const changed = await callAndCatchClientError(async () => {
    if (intent === 'unset' || number === '') {
      if (numberId !== '') await buyer.deleteCustomerPartNumber(numberId)
      return messages.numberRemoved()
    }
    if (numberId === '')
      await buyer.createCustomerPartNumber({ number, productId: readTextField(form, 'productId').slice(0, 18) })
    else await buyer.updateCustomerPartNumber(numberId, { number })
    return messages.numberSaved({ number })
  })
  setFlash(
    cookies,
    changed.ok ? { tone: 'success', message: changed.value } : { tone: 'error', message: changed.error.message },
  )
  return redirect(readReturnPath(form.get('returnTo'), partNumberLinks.page()))
}

/** Longer than a number may be, so that the server says what is wrong. */
const MAX_FIELD_LENGTH = 100

async function addRow(typed: NumberRow, { buyer }: ShopContext) {
  const row = {
    number: typed.number.slice(0, MAX_FIELD_LENGTH),
    partNumber: typed.partNumber.slice(0, MAX_FIELD_LENGTH),
  }
  const entered = await callAndCatchClientError(() => buyer.importCustomerPartNumbers({ rows: [row] }))
  if (!entered.ok) return toResult({ tone: 'error', text: entered.error.message, typed })
  const message = entered.value.rows[0]?.error.message
  return message === undefined
    ? toResult({ tone: 'success', text: messages.numberSaved({ number: row.number }) })
    : toResult({ tone: 'error', text: message, typed })
}

async function uploadFile(form: FormData, { buyer }: ShopContext) {
  const file = form.get('file')
  if (!(file instanceof Blob) || file.size === 0) return toResult({ tone: 'error', text: messages.noFile() })
  const read = await readRowsOrMessage(file)
  if (typeof read === 'string') return toResult({ tone: 'error', text: read })
  const rows = read.slice(0, MAX_NUMBER_ROWS)
  if (rows.length === 0) return toResult({ tone: 'error', text: messages.nothingInFile() })
  const counts = { added: 0, changed: 0, unchanged: 0, wrong: 0 }
  const problems: string[] = []
  for (let start = 0; start < rows.length; start += ROWS_PER_CALL) {
    const part = rows.slice(start, start + ROWS_PER_CALL)
    const entered = await callAndCatchClientError(() =>
      buyer.importCustomerPartNumbers({ rows: part.map(({ number, partNumber }) => ({ number, partNumber })) }),
    )
    if (!entered.ok) {
      if (start === 0) return toResult({ tone: 'error', text: entered.error.message })
      // What was entered before stays, and is told.
      problems.unshift(messages.fileStopped({ row: String(part[0]?.line ?? ''), problem: entered.error.message }))
      break
    }
    for (const [position, { number, action, error }] of entered.value.rows.entries()) {
      if (action === 'Added') counts.added++
      else if (action === 'Changed') counts.changed++
      else if (action === 'Unchanged') counts.unchanged++
      else {
        counts.wrong++
        const row = String(part[position]?.line ?? '')
        problems.push(messages.rowProblem({ row, number, problem: error.message ?? '' }))
      }
    }
  }
  if (read.length > rows.length) problems.unshift(messages.fileCut())
  return toResult({
    tone: problems.length > 0 ? 'warning' : 'success',
    text: messages.fileEntered({
      added: counts.added,
      changed: formatQuantity(String(counts.changed)),
      unchanged: formatQuantity(String(counts.unchanged)),
      wrong: formatQuantity(String(counts.wrong)),
    }),
    problems: problems.slice(0, MAX_SHOWN_PROBLEMS),
  })
}

async function readRowsOrMessage(file: Blob): Promise<readonly FileRow[] | string> {
  try {
    return await readTableOfFile(file, readNumberRows)
  } catch (error) {
    if (error instanceof UnreadableFileError) return error.message
    throw error
  }
}

function toResult(change: Pick<NumbersChange, 'tone' | 'text'> & Partial<NumbersChange>) {
  return data<NumbersChange>(
    { problems: [], typed: { number: '', partNumber: '' }, ...change, id: createIdempotencyKey() },
    { status: change.tone === 'error' ? 400 : 200 },
  )
}
