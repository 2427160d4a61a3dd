import type { Sample } from './sample.ts'

/** What load scripts need: the API's base path, sample products, a token and account ids. */
export interface LoadContext {
  readonly base: string
  readonly sample: Sample
  readonly token: string
  readonly accountIds: readonly string[]
  /** The orders in which hits can be listed. */
  readonly sortRuleIds: readonly string[]
}

/**
 * Returns the path of a web store call with its query, on behalf of the first account or the one with the given number.
 */
export function toApiPath(
  context: Pick<LoadContext, 'base' | 'accountIds'>,
  path: string,
  options: { readonly query?: Readonly<Record<string, string>>; readonly account?: number } = {},
): string {
  const searchParams = new URLSearchParams({
    ...options.query,
    effectiveAccountId: pickCyclically(context.accountIds, options.account ?? 0),
  })
  return `${context.base}/${path}?${searchParams.toString()}`
}

/** Returns the element of a list at an index, which begins again at the end of the list. */
export function pickCyclically<T>(list: readonly T[], index: number): T {
  const element = list[index % list.length]
  if (element === undefined) throw new Error('There is nothing to draw from.')
  return element
}

/** Creates a function that counts from 0. */
export function createCounter(): () => number {
  let value = -1
  return () => (value += 1)
}
