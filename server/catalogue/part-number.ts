import { partNumberKey } from '@hydrant/kernel/identity/part-number-key.ts'

/**
 * The keys under which a product is found by number: that of its SKU, and that of its product code where it differs;
 * separated by a blank.
 */
export function partNumberKeys(sku: string, productCode: string | null): string {
  const keys = [sku, productCode ?? ''].map(partNumberKey).filter((key) => key !== '')
  return [...new Set(keys)].join(' ')
}
