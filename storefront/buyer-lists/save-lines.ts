import type { WishlistItemChange } from '@hydrant/contract/shop/lists.ts'
import { toPlainQuantityOrNull } from '@hydrant/kernel/quantity/quantity-rule.ts'
import { toStorableText } from '@hydrant/kernel/text/storable-text.ts'
import * as messages from '@hydrant/messages/compiled/storefront/lists.js'
import { callAndCatchClientError } from '../session/error-view.ts'
import type { ShopContext } from '../shop-context.ts'

/** What is wrong with a line, with what was typed into it. */
export interface LineProblem {
  readonly message: string
  /** Null when the fields show what is stored. */
  readonly typed: { readonly quantity: string; readonly note: string } | null
}

/** The fields of a line, and what they were when the page was shown. */
export interface LineFields {
  readonly id: string
  readonly etag: string
  readonly name: string
  readonly quantity: string
  readonly quantityBefore: string
  readonly note: string
  readonly noteBefore: string
}

/** Reads the lines of the form, in the order of the page. */
export function readLineFields(form: FormData): LineFields[] {
  const readAll = (name: string) => form.getAll(name).map((value) => (typeof value === 'string' ? value.trim() : ''))
  const [etags, names, quantities, quantitiesBefore, notes, notesBefore] = (
    ['etag', 'name', 'quantity', 'quantityBefore', 'note', 'noteBefore'] as const
  ).map(readAll)
  return readAll('line').map((id, position) => ({
    id,
    etag: etags?.[position] ?? '',
    name: names?.[position] ?? '',
    quantity: quantities?.[position] ?? '',
    quantityBefore: quantitiesBefore?.[position] ?? '',
    note: notes?.[position] ?? '',
    noteBefore: notesBefore?.[position] ?? '',
  }))
}

/** Saves the lines that were changed on the page, each unless another person has changed it since. */
export async function saveLines(
  { buyer }: Pick<ShopContext, 'buyer'>,
  listId: string,
  lines: readonly LineFields[],
): Promise<{ readonly savedCount: number; readonly problems: ReadonlyMap<string, LineProblem> }> {
  const problems = new Map<string, LineProblem>()
  let savedCount = 0
  for (const line of lines) {
    const { id, etag, quantity, note } = line
    const change = toChange(line)
    const typed = { quantity, note }
    if (change === 'wrong') problems.set(id, { message: messages.quantityWrong(), typed })
    if (change === null || change === 'wrong') continue
    const saved = await callAndCatchClientError(() =>
      buyer.updateWishlistItem(listId, id, change, etag === '' ? {} : { headers: { 'if-match': etag } }),
    )
    if (saved.ok) savedCount += 1
    else
      problems.set(id, {
        message: saved.error.status === 412 ? messages.lineChangedMeanwhile() : saved.error.message,
        typed,
      })
  }
  return { savedCount, problems }
}

/** Returns what is to be changed in a line: null for nothing, `wrong` when the quantity is none. */
function toChange({ quantity, quantityBefore, note, noteBefore }: LineFields): WishlistItemChange | null | 'wrong' {
  const isQuantityChanged = quantity !== quantityBefore
  const isNoteChanged = note !== noteBefore
  if (!isQuantityChanged && !isNoteChanged) return null
  const plain = quantity === '' ? null : toPlainQuantityOrNull(quantity)
  if (isQuantityChanged && quantity !== '' && (plain === null || Number(plain) === 0)) return 'wrong'
  return {
    ...(isQuantityChanged && { quantity: plain }),
    ...(isNoteChanged && { note: note === '' ? null : toStorableText(note) }),
  }
}
