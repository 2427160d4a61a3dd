import { data, redirect } from 'react-router'
import { hasErrorCode } from '@hydrant/client/errors.ts'
import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import * as messages from '@hydrant/messages/compiled/storefront/quick-order.js'
import { createIdempotencyKey } from '../cart/idempotency-key.ts'
import { links } from '../links.ts'
import { readTextField } from '../session/form-text.ts'
import type { ShopContext } from '../shop-context.ts'
import { addRows, type AddedRows, type RowToAdd } from './add-rows.server.ts'
import { completePartNumber, type PartNumberCompletion } from './complete-part-number.ts'
import { type ListRow, MAX_LIST_ROWS, type ReadList, toReadList } from './list-row.ts'
import { refuseRow, toAddition } from './order-rows.ts'
import { readFile } from './read-file.server.ts'
import { readText } from './read-text.ts'
import { resolveRows } from './resolve-rows.ts'
import type { RowAnswer, RowAnswers } from './row-answer.ts'
import { quickOrderLinks } from './quick-order-links.ts'
import { UnreadableFileError } from './unreadable-file-error.ts'

/** The page after a form that was sent without scripts. */
export interface PostedRows {
  readonly kind: 'rows'
  readonly rows: readonly (ListRow & { readonly answer: RowAnswer | null })[]
  readonly currency: string
  /** What is wrong with the file; null when nothing is. */
  readonly fileError: string | null
  readonly isCut: boolean
  /** How many rows went into the cart; null when none was to. */
  readonly addedCount: number | null
  /** The id of the next request from this page, which makes that addition happen once. */
  readonly nextRequestId: string
}

/** The result of a form: for a script by what it asked, otherwise the rows of the page. */
export type QuickOrderResult =
  | PostedRows
  | (RowAnswers & { readonly kind: 'answers'; readonly requestId: string })
  | (ReadList & { readonly kind: 'list'; readonly error: string | null; readonly requestId: string })
  | (AddedRows & { readonly kind: 'added'; readonly requestId: string })
  | { readonly kind: 'completions'; readonly term: string; readonly completions: readonly PartNumberCompletion[] }

/**
 * Handles the forms of the quick order by the field `intent`. Scripts send `resolve` and `add` with rows as JSON, `read`
 * with a file, and `complete` with a term. Without scripts `check`, `put` (into the cart) and `fix` send the fields of
 * the page.
 */
export async function handleQuickOrderForm(form: FormData, shop: ShopContext) {
  try {
    return await handleIntent(form, shop)
  } catch (error) {
    // Guests may not see products or fill a cart here; the rows are still in the browser when they come back.
    if (hasErrorCode(error, 'GUEST_INSUFFICIENT_ACCESS')) throw redirect(links.login(quickOrderLinks.page()))
    throw error
  }
}

async function handleIntent(form: FormData, shop: ShopContext) {
  const intent = readTextField(form, 'intent')
  const requestId = readTextField(form, 'requestId')
  switch (intent) {
    case 'resolve': {
      const rows = readJsonRows(form)
      const { currency, answers } = await resolveRows(
        shop,
        rows.map(([, partNumber, quantity]) => ({ partNumber, quantity })),
      )
      const byKey = Object.fromEntries(
        rows.flatMap(([key], position) => {
          const answer = answers[position]
          return answer === undefined ? [] : [[key, answer]]
        }),
      )
      return data<QuickOrderResult>({ kind: 'answers', requestId, currency, answers: byKey })
    }
    case 'add': {
      const rows = readJsonRows(form).map(([key, productId, quantity]) => ({ key, productId, quantity }))
      return data<QuickOrderResult>({ kind: 'added', requestId, ...(await addRowsOnce(shop, rows, requestId)) })
    }
    case 'read':
      return data<QuickOrderResult>({ kind: 'list', requestId, ...(await readUploadedFile(form)) })
    case 'complete': {
      const term = readTextField(form, 'term')
      return data<QuickOrderResult>({ kind: 'completions', term, completions: await completePartNumber(shop, term) })
    }
    default:
      return handlePostedPage(form, shop, intent)
  }
}

/** Reads rows of three texts from the field `rows`; throws a response 400 when they are none, or too many. */
function readJsonRows(form: FormData): readonly [string, string, string][] {
  try {
    const rows: unknown = JSON.parse(readTextField(form, 'rows'))
    if (Array.isArray(rows) && rows.length <= MAX_LIST_ROWS && rows.every(isTextTriple)) return rows
  } catch {
    // Answered below.
  }
  throw data(null, { status: 400 })
}

function isTextTriple(value: unknown): value is [string, string, string] {
  return Array.isArray(value) && value.length === 3 && value.every((text) => typeof text === 'string')
}

function addRowsOnce(shop: ShopContext, rows: readonly RowToAdd[], requestId: string): Promise<AddedRows> {
  return addRows(shop, { rows, requestKey: /^[0-9a-f]{32}$/.test(requestId) ? requestId : null })
}

/** Reads the rows of the file of a form, or says what is wrong with it. */
export async function readUploadedFile(form: FormData): Promise<ReadList & { readonly error: string | null }> {
  const file = form.get('file')
  const nothing = { rows: [], isCut: false, error: null }
  if (!(file instanceof Blob) || (file.size === 0 && file instanceof File && file.name === '')) return nothing
  try {
    const list = await readFile(file)
    return { ...list, error: list.rows.length === 0 ? messages.nothingInFile() : null }
  } catch (error) {
    if (error instanceof UnreadableFileError) return { ...nothing, error: error.message }
    throw error
  }
}

/** Handles the page's form without scripts: its rows, the text and the file become one list, which is answered. */
async function handlePostedPage(form: FormData, shop: ShopContext, intent: string) {
  const file = await readUploadedFile(form)
  const text = readText(readTextField(form, 'text'))
  const list = toReadList([...readPostedRows(form), ...text.rows, ...file.rows])
  const { currency, answers } = await resolveRows(shop, list.rows)
  const rows = list.rows.map((row, position) => ({ ...row, answer: answers[position] ?? null }))
  const page: PostedRows = {
    kind: 'rows',
    rows,
    currency,
    fileError: file.error,
    isCut: list.isCut || text.isCut || file.isCut,
    addedCount: null,
    nextRequestId: createIdempotencyKey(),
  }
  if (intent !== 'put') return data<QuickOrderResult>(page)
  const toAdd = rows.flatMap((row, position) => {
    const addition = toAddition(row)
    return addition === null ? [] : [{ key: String(position), ...addition }]
  })
  const { added, failed } = await addRowsOnce(shop, toAdd, readTextField(form, 'requestId'))
  const messagesByRow = new Map(failed.map(({ key, message }) => [key, message]))
  const remaining = rows.flatMap((row, position) =>
    added.includes(String(position)) ? [] : [refuseRow(row, messagesByRow.get(String(position)))],
  )
  return data<QuickOrderResult>({ ...page, rows: remaining, addedCount: added.length })
}

/** Reads the rows of the page; the button of a fix has the position of its row, and what the row becomes. */
export function readPostedRows(form: FormData): ListRow[] {
  const partNumbers = form.getAll('partNumber').map(String)
  const quantities = form.getAll('quantity').map(String)
  const rows = partNumbers.map((partNumber, position) => ({ partNumber, quantity: quantities[position] ?? '' }))
  const fix = readFix(readTextField(form, 'fix'))
  return fix === null ? rows : rows.map((row, position) => (position === fix.position ? fix.row : row))
}

function readFix(text: string): { readonly position: number; readonly row: ListRow } | null {
  if (text === '') return null
  try {
    const fix: unknown = JSON.parse(text)
    if (!isRecord(fix)) return null
    const { position, partNumber, quantity } = fix
    return typeof position === 'number' && typeof partNumber === 'string' && typeof quantity === 'string'
      ? { position, row: { partNumber, quantity } }
      : null
  } catch {
    return null
  }
}
