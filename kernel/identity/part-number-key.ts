/** A part number as it is searched for: letters and digits only, in capitals ("hn-95/1" → "HN951"). */
export function toPartNumberKey(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
}
