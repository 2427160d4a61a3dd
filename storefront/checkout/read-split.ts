import type { FormFault } from '@hydrant/design/form/error-summary.tsx'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import { type Decimal, decimal, sum, ZERO } from '@hydrant/kernel/money/decimal.ts'
import {
  faultText,
  findQuantityFault,
  plainQuantity,
  quantityBounds,
  type QuantityRule,
} from '@hydrant/kernel/quantity/quantity-rule.ts'
import { textOf } from '../session/form-text.ts'
import type { SplitLine, SplitPart } from './plan-split.ts'
import { splitFieldsOf } from './split-view.ts'

/** A line of the cart that can be spread over addresses. */
export interface SpreadLine extends SplitLine {
  readonly name: string
  readonly rule: QuantityRule | null
  /** The address of the account that it goes to now; null for none. */
  readonly addressId: string | null
}

/**
 * Where all pieces of a cart shall go, by a form; lines that are not in the form stay where they are, and go with the
 * first one where they have no address yet.
 */
export function readSplit(
  form: FormData,
  lines: readonly SpreadLine[],
  addressIds: ReadonlySet<string>,
): { readonly parts: ReadonlyArray<SplitPart<SpreadLine>>; readonly faults: readonly FormFault[] } {
  const first =
    lines.flatMap(({ id }) => (form.has(splitFieldsOf(id).to) ? [textOf(form, splitFieldsOf(id).to)] : []))[0] ?? ''
  const read = lines.map((line) =>
    readLine(form, line.addressId === null ? { ...line, addressId: first } : line, addressIds),
  )
  const faults = read.flatMap((one) => one.faults)
  const parts = read.flatMap((one) => one.parts)
  return { parts, faults: faults.length > 0 ? faults : brokenRules(parts) }
}

function readLine(
  form: FormData,
  line: SpreadLine,
  addressIds: ReadonlySet<string>,
): { readonly parts: Array<SplitPart<SpreadLine>>; readonly faults: FormFault[] } {
  const names = splitFieldsOf(line.id)
  const to = form.has(names.to) ? textOf(form, names.to) : (line.addressId ?? '')
  const [typed, partTo] = [textOf(form, names.part), textOf(form, names.partTo)]
  const part = typed === '' ? ZERO : readPart(typed)
  const fault = (isWrong: boolean, fieldId: string, message: string): FormFault[] =>
    isWrong ? [{ fieldId, message }] : []
  const faults = [
    ...fault(!addressIds.has(to), names.to, `${line.name}: choose an address.`),
    ...fault(part === null, names.part, `${line.name}: enter a number such as 2.`),
    ...fault(
      part?.gt(line.quantity) === true,
      names.part,
      `${line.name}: there are only ${formatQuantity(line.quantity.toFixed())} here.`,
    ),
    ...fault(typed === '' && partTo !== '', names.part, `${line.name}: enter how many go to the other address.`),
    ...fault(part?.gt(ZERO) === true && !addressIds.has(partTo), names.partTo, `${line.name}: choose where these go.`),
  ]
  if (faults.length > 0 || part === null) return { parts: [], faults }
  const pieces = [
    { line, addressId: to, quantity: line.quantity.minus(part) },
    { line, addressId: partTo, quantity: part },
  ]
  return { parts: pieces.filter(({ quantity }) => quantity.gt(ZERO)), faults: [] }
}

function readPart(typed: string): Decimal | null {
  const plain = plainQuantity(typed)
  return plain === null ? null : decimal(plain)
}

/** What goes to an address in a quantity that its product is not sold in. */
function brokenRules(parts: ReadonlyArray<SplitPart<SpreadLine>>): FormFault[] {
  const cells = Map.groupBy(parts, ({ line, addressId }) => `${line.productKey} ${addressId}`)
  return [...cells.values()].flatMap((cell) => {
    const [first] = cell
    // What is not taken apart was judged when it was put into the cart.
    if (first === undefined || (cell.length === 1 && first.quantity.eq(first.line.quantity))) return []
    const bounds = quantityBounds(first.line.rule)
    const fault = findQuantityFault(sum(cell.map(({ quantity }) => quantity)), bounds)
    return fault === null
      ? []
      : [
          {
            fieldId: splitFieldsOf(first.line.id).part,
            message: `${first.line.name}, to each address: ${faultText(fault, bounds)}`,
          },
        ]
  })
}
