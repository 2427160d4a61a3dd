import { expect, test } from 'vitest'
import { toVariationChoices } from './variation-choices.ts'

const attribute = (apiName: string, sequence: number, values: readonly string[]) => ({
  apiName,
  label: apiName,
  fieldEnumOrId: apiName,
  objectName: 'ProductAttribute' as const,
  sequence,
  viewType: 'Pill' as const,
  allowableValues: [...values],
  availableValues: [...values],
  options: values.map((value) => ({ apiName: value, label: value, colorHexCode: null, variantAvailable: true })),
})

const variation = (productId: string, size: string, color: string) => ({
  productId,
  canonicalKey: `${size}_${color}`,
  urlName: null,
  selectedAttributes: [
    { apiName: 'Size', label: 'Size', sequence: 1, value: size },
    { apiName: 'Color', label: 'Color', sequence: 2, value: color },
  ],
})

const variationInfo = {
  variationAttributeInfo: {
    Color: attribute('Color', 2, ['Tan', 'Black']),
    Size: attribute('Size', 1, ['M', 'L', 'XL']),
  },
  attributesToProductMappings: [
    variation('M-tan', 'M', 'Tan'),
    variation('L-tan', 'L', 'Tan'),
    variation('L-black', 'L', 'Black'),
  ],
}

const chosen = { id: 'set', developerName: 'coat', attributes: { Size: 'M', Color: 'Tan' } }

test('each value links to the variation that keeps most of the chosen values [CAT-14]', () => {
  const [size, color] = toVariationChoices({ variationInfo, variationAttributeSet: chosen })
  expect(
    size?.options.map(({ label, href, isChosen, changesOtherChoices: changesMore }) => [
      label,
      href,
      isChosen,
      changesMore,
    ]),
  ).toEqual([
    ['M', '/product/M-tan', true, false],
    ['L', '/product/L-tan', false, false],
    ['XL', null, false, false],
  ])
  expect(color?.options.map(({ label, href, changesOtherChoices: changesMore }) => [label, href, changesMore])).toEqual(
    [
      ['Tan', '/product/M-tan', false],
      ['Black', '/product/L-black', true],
    ],
  )
})

test('a parent has no chosen values, and products without variations have no choices', () => {
  const choices = toVariationChoices({ variationInfo, variationAttributeSet: null })
  expect(choices.flatMap((choice) => choice.options).some((option) => option.isChosen)).toBe(false)
  expect(toVariationChoices({ variationInfo: null })).toEqual([])
})
