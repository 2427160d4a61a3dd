import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findTopK } from './top-k.ts'

const weight = fc.oneof(
  fc.integer({ min: 0, max: 3 }),
  fc.constantFrom(Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
)
const weightedNumbers = fc
  .array(weight, { maxLength: 80 })
  .chain((weights) =>
    fc.tuple(fc.constant(weights), fc.shuffledSubarray([...weights.keys()], { minLength: weights.length })),
  )

test('returns what sorting everything would put first, with ties in tie-breaker order [CAT-03]', () => {
  fc.assert(
    fc.property(weightedNumbers, fc.integer({ min: 0, max: 100 }), ([weights, tieBreakers], limit) => {
      const order = [...weights.keys()].toSorted((one, other) => {
        const [first = 0, second = 0] = [weights[one], weights[other]]
        return first === second
          ? (tieBreakers[one] ?? 0) - (tieBreakers[other] ?? 0)
          : Number(second > first) - Number(second < first)
      })
      expect([
        ...findTopK(
          { weights: Float64Array.from(weights), getTieBreaker: (number) => tieBreakers[number] ?? 0 },
          limit,
        ),
      ]).toEqual(order.slice(0, limit))
    }),
    { seed: 1 },
  )
})
