import type { DrawingOptions } from '../art/pen.ts'
import type { AttributeName } from '../attributes.ts'
import type { DemoProduct, DemoVariationAttribute } from '../model.ts'
import { product } from './product.ts'
import type { Draft } from './product.ts'

/** One way in which variations differ. */
export interface Axis {
  readonly apiName: AttributeName
  readonly label: string
  readonly viewType: DemoVariationAttribute['viewType']
  readonly options: readonly Option[]
}

/** One value of an axis; `code` is its part of the part number. */
export interface Option {
  readonly value: string
  readonly code: string
  readonly hex?: string
  readonly look?: DrawingOptions
}

/** What a variation is at its place on the axes. `pick` gives the value on an axis. */
export type Place = (
  pick: (apiName: AttributeName) => string,
) => Pick<Draft, 'price'> & Partial<Omit<Draft, 'sku' | 'name'>>

/** A variation parent and one product for each combination of its axes. */
export function variations(parent: Omit<Draft, 'price'>, axes: readonly Axis[], place: Place): DemoProduct[] {
  const children = combinations(axes).map((options) => {
    const values = Object.fromEntries(options.map((option, index) => [axes[index]?.apiName ?? '', option.value]))
    const own = place((apiName) => values[apiName] ?? '')
    const look = [parent.look, ...options.map((option) => option.look), own.look].reduce<DrawingOptions>(
      (sofar, next) => ({ ...sofar, ...next }),
      {},
    )
    return product({
      ...parent,
      sku: [parent.sku, ...options.map((option) => option.code)].join('-'),
      name: `${parent.name}, ${options.map((option) => option.value).join(', ')}`,
      ...own,
      attributes: { ...parent.attributes, ...values, ...own.attributes },
      look,
      rest: { productClass: 'Variation', parentSku: parent.sku, variationValues: values },
    })
  })
  const variationAttributes = axes.map(({ apiName, label, viewType, options }) => ({
    apiName,
    label,
    viewType,
    options: options.map((option) => ({ value: option.value, label: option.value, colorHexCode: option.hex ?? null })),
  }))
  const { tiers: _tiers, rule: _rule, bookPrices: _bookPrices, ...shown } = parent
  return [
    product({ ...shown, price: null, stock: null, rest: { productClass: 'VariationParent', variationAttributes } }),
    ...children,
  ]
}

function combinations(axes: readonly Axis[]): Option[][] {
  return axes.reduce<Option[][]>(
    (sofar, axis) => sofar.flatMap((chosen) => axis.options.map((option) => [...chosen, option])),
    [[]],
  )
}
