/**
 * Returns how many seconds to wait after `attempts` failures in a row: `first`, then twice as long each time, at most
 * `longest`.
 */
export function getRetryDelaySeconds(
  attempts: number,
  { first, longest }: { readonly first: number; readonly longest: number },
): number {
  return Math.min(first * 2 ** Math.max(0, attempts - 1), longest)
}
