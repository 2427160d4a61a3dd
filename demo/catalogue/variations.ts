import type { DrawingOptions } from '../art/pen.ts'
import type { AttributeName } from '../attributes.ts'
import type { DemoProduct, DemoVariationAttribute } from '../model.ts'
import { createProduct } from './product.ts'
import type { ProductDraft } from './product.ts'

/** A variation axis: an attribute in which variations differ. */
export interface Axis {
  readonly apiName: AttributeName
  readonly label: string
  readonly viewType: DemoVariationAttribute['viewType']
  readonly options: readonly Option[]
}

/** One option of an axis; `code` is its part of the part number. */
export interface Option {
  readonly value: string
  readonly code: string
  readonly hex?: string
  readonly drawingOptions?: DrawingOptions
}

/** Returns the details of a variation; `pick` gets the value of an axis. */
export type VariationDetails = (
  pick: (apiName: AttributeName) => string,
) => Pick<ProductDraft, 'price'> & Partial<Omit<ProductDraft, 'sku' | 'name'>>

/** Creates a variation parent and one product for each combination of its axes. */
export function createVariations(
  parent: Omit<ProductDraft, 'price'>,
  axes: readonly Axis[],
  getDetails: VariationDetails,
): DemoProduct[] {
  const children = listCombinations(axes).map((options) => {
    const values = Object.fromEntries(options.map((option, index) => [axes[index]?.apiName ?? '', option.value]))
    const details = getDetails((apiName) => values[apiName] ?? '')
    const drawingOptions = [
      parent.drawingOptions,
      ...options.map((option) => option.drawingOptions),
      details.drawingOptions,
    ].reduce<DrawingOptions>((combined, next) => ({ ...combined, ...next }), {})
    return createProduct({
      ...parent,
      sku: [parent.sku, ...options.map((option) => option.code)].join('-'),
      name: `${parent.name}, ${options.map((option) => option.value).join(', ')}`,
      ...details,
      attributes: { ...parent.attributes, ...values, ...details.attributes },
      drawingOptions,
      rest: { productClass: 'Variation', parentSku: parent.sku, variationValues: values },
    })
  })
  const variationAttributes = axes.map(({ apiName, label, viewType, options }) => ({
    apiName,
    label,
    viewType,
    options: options.map((option) => ({ value: option.value, label: option.value, colorHexCode: option.hex ?? null })),
  }))
  const { tiers: _tiers, rule: _rule, bookPrices: _bookPrices, ...parentDraft } = parent
  return [
    createProduct({
      ...parentDraft,
      price: null,
      stock: null,
      rest: { productClass: 'VariationParent', variationAttributes },
    }),
    ...children,
  ]
}

function listCombinations(axes: readonly Axis[]): Option[][] {
  return axes.reduce<Option[][]>(
    (combined, axis) => combined.flatMap((chosen) => axis.options.map((option) => [...chosen, option])),
    [[]],
  )
}
