import { type CartItemInput, CartBatchRow } from '@hydrant/contract/shop/cart.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { Value } from 'typebox/value'
import * as messages from '@hydrant/messages/compiled/server/cart.js'
import { malformedRowError, unknownRowFieldError } from '../errors.ts'

/** Parses the rows of a batch; each malformed row becomes an error of its own that says which field is wrong. */
export function parseBatch(rows: readonly unknown[]): ReadonlyArray<Result<CartItemInput>> {
  return rows.map((row) => {
    if (Value.Check(CartBatchRow, row)) return ok(row.richInput)
    const issues = Value.Errors(CartBatchRow, row)
    const [unknownField] = issues.flatMap((issue) =>
      issue.keyword === 'additionalProperties' ? issue.params.additionalProperties : [],
    )
    if (unknownField !== undefined) return err(unknownRowFieldError(unknownField))
    const [issue] = issues
    const field = issue?.instancePath.slice(1).replaceAll('/', '.') ?? ''
    return err(malformedRowError(() => describeProblem(field, issue?.message)))
  })
}

function describeProblem(field: string, description = messages.isNotValid()): string {
  return field === ''
    ? messages.invalidRow({ problem: description })
    : messages.invalidRowField({ field, problem: description })
}
