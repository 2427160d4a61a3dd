import { expect, test } from 'vitest'
import { retryDelay } from './retry-delay.ts'

test.each([
  [1, 1],
  [2, 2],
  [5, 16],
  [40, 3600],
])('after %i failures the next try waits %i seconds', (attempts, seconds) => {
  expect(retryDelay(attempts, { first: 1, longest: 3600 })).toBe(seconds)
})
