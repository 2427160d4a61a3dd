/** The values of a comma-separated list, or how many there were when that is more than allowed. */
export type CsvList =
  | { readonly ok: true; readonly values: readonly string[] }
  | { readonly ok: false; readonly count: number; readonly max: number }

/** Splits a comma-separated query value; blanks are dropped, order and first occurrences kept. */
export function parseUniqueCsvValues(list: string | undefined, { max }: { readonly max: number }): CsvList {
  const values = [...new Set((list ?? '').split(',').map((value) => value.trim()))].filter((value) => value !== '')
  return values.length > max ? { ok: false, count: values.length, max } : { ok: true, values }
}
