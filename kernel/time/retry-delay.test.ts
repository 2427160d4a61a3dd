import { expect, test } from 'vitest'
import { getRetryDelaySeconds } from './retry-delay.ts'

test.each([
  [1, 1],
  [2, 2],
  [5, 16],
  [40, 3600],
])('after %i failures the next attempt waits %i seconds', (attempts, seconds) => {
  expect(getRetryDelaySeconds(attempts, { first: 1, longest: 3600 })).toBe(seconds)
})
