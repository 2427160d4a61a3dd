/** A part number as it is searched for: letters and digits only, in capitals ("hn-95/1" → "HN951"). */
export function partNumberKey(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
}

/**
 * The keys under which a product is found by number: that of its SKU, and that of its product code where it differs;
 * separated by a blank.
 */
export function partNumberKeys(sku: string, productCode: string | null): string {
  const keys = [sku, productCode ?? ''].map(partNumberKey).filter((key) => key !== '')
  return [...new Set(keys)].join(' ')
}
