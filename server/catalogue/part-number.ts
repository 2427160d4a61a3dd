import { toPartNumberKey } from '@hydrant/kernel/identity/part-number-key.ts'

/**
 * Returns the normalized part numbers of a product: its SKU, and its product code if that differs; separated by a
 * space.
 */
export function toPartNumberKeys(sku: string, productCode: string | null): string {
  const keys = [sku, productCode ?? ''].map(toPartNumberKey).filter((key) => key !== '')
  return [...new Set(keys)].join(' ')
}
