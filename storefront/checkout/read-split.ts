import type { FormIssue } from '@hydrant/design/form/error-summary.tsx'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import { type Decimal, decimal, sum, ZERO } from '@hydrant/kernel/money/decimal.ts'
import {
  toIssueText,
  findQuantityIssue,
  toPlainQuantityOrNull,
  toQuantityBounds,
  type QuantityRule,
} from '@hydrant/kernel/quantity/quantity-rule.ts'
import * as messages from '@hydrant/messages/compiled/storefront/checkout.js'
import { readTextField } from '../session/form-text.ts'
import type { SplitLine, SplitAllocation } from './plan-split.ts'
import { getSplitFieldNames } from './split-view.ts'

/** A cart line that can be split over addresses. */
export interface SplitCartLine extends SplitLine {
  readonly name: string
  readonly rule: QuantityRule | null
  /** The account's address that the line goes to now; null for none. */
  readonly addressId: string | null
}

/**
 * Reads from a form which quantity of each line goes to which address. Lines that are not in the form keep their
 * address; those without one get the address of the first line in the form.
 */
export function readSplitAllocations(
  form: FormData,
  lines: readonly SplitCartLine[],
  addressIds: ReadonlySet<string>,
): { readonly allocations: ReadonlyArray<SplitAllocation<SplitCartLine>>; readonly fieldErrors: readonly FormIssue[] } {
  const firstAddressId =
    lines.flatMap(({ id }) =>
      form.has(getSplitFieldNames(id).to) ? [readTextField(form, getSplitFieldNames(id).to)] : [],
    )[0] ?? ''
  const lineResults = lines.map((line) =>
    readLineAllocations(form, line.addressId === null ? { ...line, addressId: firstAddressId } : line, addressIds),
  )
  const fieldErrors = lineResults.flatMap((lineResult) => lineResult.fieldErrors)
  const allocations = lineResults.flatMap((lineResult) => lineResult.allocations)
  return { allocations, fieldErrors: fieldErrors.length > 0 ? fieldErrors : findQuantityRuleErrors(allocations) }
}

/** Reads the quantities of one line: a part can go to a second address, everything else goes to the main one. */
function readLineAllocations(
  form: FormData,
  line: SplitCartLine,
  addressIds: ReadonlySet<string>,
): { readonly allocations: Array<SplitAllocation<SplitCartLine>>; readonly fieldErrors: FormIssue[] } {
  const names = getSplitFieldNames(line.id)
  const mainAddressId = form.has(names.to) ? readTextField(form, names.to) : (line.addressId ?? '')
  const [typedQuantity, partAddressId] = [readTextField(form, names.part), readTextField(form, names.partTo)]
  const partQuantity = typedQuantity === '' ? ZERO : parsePartQuantity(typedQuantity)
  const issueIf = (isWrong: boolean, fieldId: string, message: string): FormIssue[] =>
    isWrong ? [{ fieldId, message }] : []
  const fieldErrors = [
    ...issueIf(!addressIds.has(mainAddressId), names.to, messages.splitAddressMissing({ product: line.name })),
    ...issueIf(partQuantity === null, names.part, messages.splitNotNumber({ product: line.name })),
    ...issueIf(
      partQuantity?.gt(line.quantity) === true,
      names.part,
      messages.splitTooMany({ product: line.name, quantity: formatQuantity(line.quantity.toFixed()) }),
    ),
    ...issueIf(
      typedQuantity === '' && partAddressId !== '',
      names.part,
      messages.splitElsewhereMissing({ product: line.name }),
    ),
    ...issueIf(
      partQuantity?.gt(ZERO) === true && !addressIds.has(partAddressId),
      names.partTo,
      messages.splitOtherAddressMissing({ product: line.name }),
    ),
  ]
  if (fieldErrors.length > 0 || partQuantity === null) return { allocations: [], fieldErrors }
  const bothAllocations = [
    { line, addressId: mainAddressId, quantity: line.quantity.minus(partQuantity) },
    { line, addressId: partAddressId, quantity: partQuantity },
  ]
  return { allocations: bothAllocations.filter(({ quantity }) => quantity.gt(ZERO)), fieldErrors: [] }
}

/** Parses the typed quantity that goes to the second address; null when it is not a number. */
function parsePartQuantity(typed: string): Decimal | null {
  const plain = toPlainQuantityOrNull(typed)
  return plain === null ? null : decimal(plain)
}

/** Finds quantities per address that break the product's quantity rule. */
function findQuantityRuleErrors(allocations: ReadonlyArray<SplitAllocation<SplitCartLine>>): FormIssue[] {
  const allocationsByAddress = Map.groupBy(allocations, ({ line, addressId }) => `${line.productKey} ${addressId}`)
  return [...allocationsByAddress.values()].flatMap((sameAddress) => {
    const [firstAllocation] = sameAddress
    // Lines that are not split were checked when they were added to the cart.
    if (
      firstAllocation === undefined ||
      (sameAddress.length === 1 && firstAllocation.quantity.eq(firstAllocation.line.quantity))
    )
      return []
    const bounds = toQuantityBounds(firstAllocation.line.rule)
    const issue = findQuantityIssue(sum(sameAddress.map(({ quantity }) => quantity)), bounds)
    return issue === null
      ? []
      : [
          {
            fieldId: getSplitFieldNames(firstAllocation.line.id).part,
            message: messages.splitQuantityRule({
              product: firstAllocation.line.name,
              problem: toIssueText(issue, bounds),
            }),
          },
        ]
  })
}
