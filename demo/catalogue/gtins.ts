import { calculateCheckDigit } from '@hydrant/kernel/identity/gtin.ts'
import type { DemoProduct } from '../model.ts'

/** The numbers that begin like this are for use inside a company: no product of the world has one. */
const INTERNAL_PREFIX = '200'

/** Adds the numbers of barcodes to the products that lie in a warehouse. */
export function addGtins(products: readonly DemoProduct[]): DemoProduct[] {
  return products.map((product) =>
    typeof product.stock === 'object' && product.stock !== null
      ? { ...product, gtin: toInternalGtin(product.sku) }
      : product,
  )
}

/** Makes the number of a part number, the same on every run. */
function toInternalGtin(sku: string): string {
  const number = Array.from(sku).reduce((sum, letter) => (sum * 131 + (letter.codePointAt(0) ?? 0)) % 999_999_937, 7)
  const digits = INTERNAL_PREFIX + String(number).padStart(9, '0')
  return digits + calculateCheckDigit(digits)
}
