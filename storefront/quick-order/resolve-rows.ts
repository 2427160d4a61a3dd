import type { QuickOrderProduct, QuickOrderResult, QuickOrderRow } from '@hydrant/contract/shop/quick-order.ts'
import { toRuleTexts } from '@hydrant/design/quantity-selector/rule-texts.ts'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import { toPlainQuantityOrNull } from '@hydrant/kernel/quantity/quantity-rule.ts'
import { toStorableText } from '@hydrant/kernel/text/storable-text.ts'
import * as messages from '@hydrant/messages/compiled/storefront/quick-order.js'
import { links } from '../links.ts'
import type { ShopContext } from '../shop-context.ts'
import { type ListRow, MAX_PART_NUMBER_LENGTH } from './list-row.ts'
import type { AnsweredProduct, RowAnswer, RowFix } from './row-answer.ts'

/** Rows in one call: a guest may send 100 kB. */
const MAX_ROWS_PER_CALL = 1000

/** Resolves rows; the answers are in their order. */
export async function resolveRows(
  { client }: Pick<ShopContext, 'client'>,
  rows: readonly ListRow[],
): Promise<{ readonly currency: string; readonly answers: readonly RowAnswer[] }> {
  let currency = ''
  const answers: RowAnswer[] = []
  for (let start = 0; start < rows.length; start += MAX_ROWS_PER_CALL) {
    const part = rows.slice(start, start + MAX_ROWS_PER_CALL)
    const result = await client.resolveQuickOrder({
      rows: part.map(({ partNumber, quantity }) => ({
        partNumber: toStorableText(partNumber.slice(0, MAX_PART_NUMBER_LENGTH)),
        // A quantity that is no number is sent as none, so that the row gets its error.
        quantity: quantity.trim() === '' ? null : (toPlainQuantityOrNull(quantity) ?? 'NaN'),
      })),
    })
    currency = result.currencyIsoCode
    answers.push(...toAnswers(result, part))
  }
  return { currency, answers }
}

function toAnswers(result: QuickOrderResult, rows: readonly ListRow[]): RowAnswer[] {
  const products = new Map(result.products.map((product) => [product.id, product]))
  const answered = new Map(result.products.map((product) => [product.id, toAnsweredProduct(product)]))
  return result.rows.map((row, position): RowAnswer => {
    const { success, error, warning, customerPartNumber, quantity, listPrice, unitPrice, totalPrice, nextPriceBreak } =
      row
    const stateOfAddable = warning.message === undefined ? 'ready' : 'warning'
    const message = error.message ?? warning.message ?? null
    return {
      state: success ? stateOfAddable : 'error',
      message,
      fixes: listFixes(row, { written: rows[position]?.quantity ?? '', products }),
      product: answered.get(row.productId ?? '') ?? null,
      ownNumber: customerPartNumber && {
        text: customerPartNumber.number,
        isLearned: customerPartNumber.source === 'Learned',
      },
      quantity,
      listPrice,
      unitPrice,
      totalPrice,
      nextPriceBreak,
    }
  })
}

function listFixes(
  row: QuickOrderRow,
  { written, products }: { readonly written: string; readonly products: ReadonlyMap<string, QuickOrderProduct> },
): RowFix[] {
  const { suggestedQuantity, suggestedProductIds, partNumber, success } = row
  if (suggestedQuantity !== null) {
    const quantity = formatQuantity(suggestedQuantity)
    const label = success ? messages.orderWhatIsInStock({ quantity }) : messages.changeQuantityTo({ quantity })
    return [{ label, partNumber, quantity: suggestedQuantity }]
  }
  return suggestedProductIds.flatMap((id) => {
    const product = products.get(id)
    return product === undefined
      ? []
      : [
          {
            label: messages.meantProduct({ partNumber: product.sku, name: product.name }),
            partNumber: product.sku,
            quantity: written,
          },
        ]
  })
}

function toAnsweredProduct(product: QuickOrderProduct): AnsweredProduct {
  const { id, name, sku, urlName, defaultImage, packText, unitOfMeasure, purchaseQuantityRule, availableToOrder } =
    product
  return {
    id,
    name,
    href: links.product({ id, urlName }),
    image: defaultImage.url,
    partNumber: sku,
    pack: packText ?? unitOfMeasure,
    rule: toRuleTexts(purchaseQuantityRule).join(' '),
    stock: availableToOrder,
  }
}
