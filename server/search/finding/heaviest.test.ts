import fc from 'fast-check'
import { expect, test } from 'vitest'
import { heaviest } from './heaviest.ts'

const weight = fc.oneof(
  fc.integer({ min: 0, max: 3 }),
  fc.constantFrom(Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
)
const things = fc
  .array(weight, { maxLength: 80 })
  .chain((weights) =>
    fc.tuple(fc.constant(weights), fc.shuffledSubarray([...weights.keys()], { minLength: weights.length })),
  )

test('picks what sorting everything would put first, equals by their places [CAT-03]', () => {
  fc.assert(
    fc.property(things, fc.integer({ min: 0, max: 100 }), ([weights, places], most) => {
      const order = [...weights.keys()].toSorted((one, other) => {
        const [first = 0, second = 0] = [weights[one], weights[other]]
        return first === second
          ? (places[one] ?? 0) - (places[other] ?? 0)
          : Number(second > first) - Number(second < first)
      })
      expect([...heaviest({ weights: Float64Array.from(weights), places: Int32Array.from(places) }, most)]).toEqual(
        order.slice(0, most),
      )
    }),
    { seed: 1 },
  )
})
