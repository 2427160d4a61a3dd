const LONGEST_SECONDS = 3600

/** How many seconds an event that has failed `attempts` times waits: 1, 2, 4, …, at most an hour. */
export function retryDelay(attempts: number): number {
  return Math.min(2 ** Math.max(0, attempts - 1), LONGEST_SECONDS)
}
