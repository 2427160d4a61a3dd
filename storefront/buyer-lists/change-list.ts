import { data, redirect } from 'react-router'
import { toPlainQuantityOrNull } from '@hydrant/kernel/quantity/quantity-rule.ts'
import * as messages from '@hydrant/messages/compiled/storefront/lists.js'
import { createIdempotencyKey } from '../cart/idempotency-key.ts'
import { readUploadedFile } from '../quick-order/quick-order-action.ts'
import { readText } from '../quick-order/read-text.ts'
import { toReadList } from '../quick-order/list-row.ts'
import { callAndCatchClientError } from '../session/error-view.ts'
import { setFlash } from '../session/flash.ts'
import { readTextField } from '../session/form-text.ts'
import type { ShopContext } from '../shop-context.ts'
import { addToList, resolveForList, toListName } from './add-to-list.ts'
import { listLinks } from './list-links.ts'
import { toRowsText } from './rows-text.ts'
import { loadAllLines } from './load-lists.ts'
import { putIntoCart } from './put-into-cart.ts'
import { type LineFields, type LineProblem, readLineFields, saveLines } from './save-lines.ts'

/** A line that was removed, and what puts it back. */
export interface RemovedLine {
  readonly productId: string
  readonly name: string
  readonly quantity: string
  readonly note: string
  /** The line that it was before; empty for the last one. */
  readonly before: string
}

/** What a form of the page of a list has brought. */
export interface ListChangeResult {
  /** Distinguishes two results with the same texts. */
  readonly id: string
  readonly notice: { readonly tone: 'success' | 'warning' | 'error'; readonly text: string } | null
  /** What the notice is about, one by one. */
  readonly details: readonly string[]
  /** By the id of the line. */
  readonly lineProblems: Readonly<Record<string, LineProblem>>
  readonly addedToCart: number
  readonly removed: RemovedLine | null
  /** What is wrong with the name; null when nothing is. */
  readonly nameError: string | null
  /** Rows that could not be added, as text; null when there were none. */
  readonly rowsText: string | null
}

const NOTHING: Omit<ListChangeResult, 'id'> = {
  notice: null,
  details: [],
  lineProblems: {},
  addedToCart: 0,
  removed: null,
  nameError: null,
  rowsText: null,
}

/**
 * Handles the forms of the page of a list by the field `intent`. What was typed into lines is saved with every button of
 * their form. The result is shown on the page; copying and deleting redirect.
 */
export async function changeList(form: FormData, shop: ShopContext, listId: string) {
  const [intent = '', lineId = ''] = readTextField(form, 'intent').split(':')
  const result = await callAndCatchClientError(() => handleIntent({ form, shop, listId, intent, lineId }))
  const change = result.ok ? result.value : { notice: { tone: 'error' as const, text: result.error.message } }
  return data<ListChangeResult>(
    { ...NOTHING, ...change, id: createIdempotencyKey() },
    { status: result.ok ? 200 : result.error.status },
  )
}

interface ListForm {
  readonly form: FormData
  readonly shop: ShopContext
  readonly listId: string
  readonly intent: string
  /** The line that the button is of; empty for the others. */
  readonly lineId: string
}

async function handleIntent(input: ListForm): Promise<Partial<ListChangeResult>> {
  const { form, shop, listId } = input
  switch (input.intent) {
    case 'rename': {
      const name = toListName(readTextField(form, 'name'))
      if (name === '') return { nameError: messages.nameMissing() }
      await shop.client.renameWishlist(listId, { name, sharedWithAccount: form.get('shared') === 'on' })
      return { notice: { tone: 'success', text: messages.listSaved() } }
    }
    case 'copy': {
      const name = toListName(readTextField(form, 'name')) || messages.list()
      const copy = await shop.buyer.copyWishlist(listId, { name })
      setFlash(shop.cookies, { tone: 'success', message: messages.listCopied({ name }) })
      throw redirect(listLinks.list(copy.id))
    }
    case 'delete':
      await shop.client.deleteWishlist(listId)
      setFlash(shop.cookies, { tone: 'success', message: messages.listDeleted({ name: readTextField(form, 'name') }) })
      throw redirect(listLinks.lists())
    case 'add-rows':
      return addPostedRows(input)
    case 'restore':
      return restoreLine(input)
    default:
      return changeLines(input)
  }
}

async function addPostedRows({ form, shop, listId }: ListForm): Promise<Partial<ListChangeResult>> {
  const file = await readUploadedFile(form)
  const text = readTextField(form, 'text')
  const { rows } = toReadList([...readText(text).rows, ...file.rows])
  if (file.error !== null) return { notice: { tone: 'error', text: file.error }, rowsText: text }
  if (rows.length === 0) return { notice: { tone: 'error', text: messages.nothingToAdd() }, rowsText: text }
  const { products, wrong } = await resolveForList(shop, rows)
  const { addedCount, changedCount, refusedCount, problems } = await addToList(shop, listId, products)
  return {
    notice: {
      tone: wrong.length > 0 || problems.length > 0 ? 'warning' : 'success',
      text: messages.rowsAdded({ added: addedCount, changed: changedCount, wrong: wrong.length + refusedCount }),
    },
    details: [
      ...wrong.map(({ row, message }) => messages.rowWithProblem({ row: row.partNumber, problem: message })),
      ...problems,
    ],
    rowsText: wrong.length === 0 ? null : toRowsText(wrong.map(({ row }) => row)),
  }
}

async function restoreLine({ form, shop, listId }: ListForm): Promise<Partial<ListChangeResult>> {
  const [productId, quantity, note, before] = (['productId', 'quantity', 'note', 'before'] as const).map((name) =>
    readTextField(form, name),
  )
  const item = await shop.client.addWishlistItem(listId, {
    productId: productId ?? '',
    // As it was shown, such as 1,000.
    quantity: quantity ? toPlainQuantityOrNull(quantity) : null,
    note: note || null,
  })
  if (before) {
    // The line that it was before may be gone as well; then it stays at the end.
    await callAndCatchClientError(() =>
      shop.buyer.moveWishlistItem(listId, item.wishlistItemId, { beforeItemId: before }),
    )
  }
  return { notice: { tone: 'success', text: messages.lineRestored() } }
}

/** Saves what was typed into lines, and does what the button says. */
async function changeLines(input: ListForm): Promise<Partial<ListChangeResult>> {
  const { shop, listId, intent, lineId } = input
  const lines = readLineFields(input.form)
  const linesToSave = intent === 'remove' ? lines.filter(({ id }) => id !== lineId) : lines
  const { savedCount, problems } = await saveLines(shop, listId, linesToSave)
  const lineProblems = Object.fromEntries(problems)
  const isWrong = problems.size > 0
  switch (intent) {
    case 'remove':
      return { lineProblems, ...(await removeLine(input, lines)) }
    case 'up':
    case 'down':
    case 'drop':
      await moveLine(input, lines)
      return { lineProblems }
    case 'cart-all':
    case 'cart-selected':
      return addLinesToCart(input, problems)
    default:
      return {
        lineProblems,
        notice: isWrong
          ? { tone: 'error', text: messages.linesNotSaved({ count: problems.size }) }
          : { tone: 'success', text: messages.linesSaved({ count: savedCount }) },
      }
  }
}

async function removeLine(
  { form, shop, listId, lineId }: ListForm,
  lines: readonly LineFields[],
): Promise<Partial<ListChangeResult>> {
  await shop.client.deleteWishlistItem(listId, lineId)
  const position = lines.findIndex(({ id }) => id === lineId)
  const line = lines[position]
  const productId = form.getAll('productId')[position]
  if (line === undefined || typeof productId !== 'string' || productId === '') return {}
  const { name, quantityBefore: quantity, noteBefore: note } = line
  return { removed: { productId, name, quantity, note, before: lines[position + 1]?.id ?? '' } }
}

/** Moves a line one up or down, or to where it was dropped: before the line `before`, or to the end. */
async function moveLine({ form, shop, listId, intent, lineId }: ListForm, lines: readonly LineFields[]): Promise<void> {
  const position = lines.findIndex(({ id }) => id === lineId)
  const above = lines[position - 1]?.id
  const below = lines[position + 1]?.id
  if (intent === 'drop')
    await shop.buyer.moveWishlistItem(listId, lineId, { beforeItemId: readTextField(form, 'before') || null })
  else if (intent === 'up' && above !== undefined)
    await shop.buyer.moveWishlistItem(listId, lineId, { beforeItemId: above })
  // The line below it goes before it, which needs no line of another page.
  else if (intent === 'down' && position >= 0 && below !== undefined)
    await shop.buyer.moveWishlistItem(listId, below, { beforeItemId: lineId })
}

async function addLinesToCart(
  { form, shop, listId, intent }: ListForm,
  unsaved: ReadonlyMap<string, LineProblem>,
): Promise<Partial<ListChangeResult>> {
  const selected = new Set(form.getAll('selected'))
  const { lines } = await loadAllLines(shop, listId)
  const chosen = lines.filter(({ id }) => !unsaved.has(id) && (intent === 'cart-all' || selected.has(id)))
  const refusedIds = [...unsaved.keys()].filter((id) => intent === 'cart-all' || selected.has(id))
  if (chosen.length === 0 && refusedIds.length === 0)
    return { notice: { tone: 'error', text: lines.length === 0 ? messages.listEmpty() : messages.nothingSelected() } }
  const { addedCount, problems } = await putIntoCart(shop, {
    lines: chosen.map(({ id, answer }) => ({ key: id, answer })),
    requestKey: readTextField(form, 'requestId'),
  })
  const refusedCount = problems.size + refusedIds.length
  const shown = new Set(form.getAll('line'))
  return {
    addedToCart: addedCount,
    notice: {
      tone: refusedCount > 0 ? 'warning' : 'success',
      text: messages.linesInCart({ added: addedCount, refused: refusedCount }),
    },
    // Lines of other pages of the list cannot say it themselves.
    details: chosen.flatMap(({ id, name, partNumber }) => {
      const problem = problems.get(id)
      return problem === undefined || shown.has(id)
        ? []
        : [messages.rowWithProblem({ row: partNumber || name || messages.product(), problem })]
    }),
    lineProblems: {
      ...Object.fromEntries(unsaved),
      ...Object.fromEntries([...problems].map(([id, message]) => [id, { message, typed: null }])),
    },
  }
}
