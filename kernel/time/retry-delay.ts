/**
 * Returns how many seconds to wait after `failureCount` failures in a row: `first`, then twice as long each time, at
 * most `longest`.
 */
export function getRetryDelaySeconds(
  failureCount: number,
  { first, longest }: { readonly first: number; readonly longest: number },
): number {
  return Math.min(first * 2 ** Math.max(0, failureCount - 1), longest)
}
