import { type CartItemInput, CartBatchRow } from '@hydrant/contract/shop/cart.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { Value } from 'typebox/value'
import { malformedRow, unknownRowField } from './errors.ts'

/** Reads the rows of a batch; each that is malformed is refused by itself, with the field named. */
export function readBatch(rows: readonly unknown[]): ReadonlyArray<Result<CartItemInput>> {
  return rows.map((row) => {
    if (Value.Check(CartBatchRow, row)) return ok(row.richInput)
    const faults = Value.Errors(CartBatchRow, row)
    const [unknown] = faults.flatMap((fault) =>
      fault.keyword === 'additionalProperties' ? fault.params.additionalProperties : [],
    )
    if (unknown !== undefined) return err(unknownRowField(unknown))
    const [fault] = faults
    const field = fault?.instancePath.slice(1).replaceAll('/', '.') ?? ''
    return err(malformedRow(`${field === '' ? 'The row' : `'${field}'`} ${fault?.message ?? 'is not valid'}.`))
  })
}
