import Type, { type Static } from 'typebox'

const SIGNED_DECIMAL = '^-?\\d+(?:\\.\\d+)?$'
const UNSIGNED_DECIMAL = '^\\d+(?:\\.\\d+)?$'

/** An amount of money or a quantity as an exact decimal, such as `350.00`; reductions are negative. */
export const DecimalString = Type.String({ pattern: SIGNED_DECIMAL })
export type DecimalString = Static<typeof DecimalString>

/** A quantity that a caller sends, as a decimal string or a number; zero or more. */
export const QuantityInput = Type.Union([
  Type.String({ pattern: UNSIGNED_DECIMAL, maxLength: 20 }),
  Type.Number({ minimum: 0, maximum: 1e12 }),
])
export type QuantityInput = Static<typeof QuantityInput>
