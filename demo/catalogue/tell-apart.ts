import { draw } from '../art/catalogue.ts'
import { attributes } from '../attributes.ts'
import type { DemoPicture, DemoProduct } from '../model.ts'

/** Products with a picture of their own each: sizes of one thing share a drawing, and its tag says which size it is. */
export function tellApart(products: readonly DemoProduct[]): DemoProduct[] {
  const alike = Map.groupBy(
    products.filter(({ parentSku, pictures }) => parentSku === undefined && pictures.length > 0),
    lookOf,
  )
  const tags = new Map(
    [...alike.values()]
      .filter((same) => same.length > 1)
      .flatMap((same) => same.map((one) => [one.sku, tagOf(one, same)] as const)),
  )
  return products.map((product) => {
    const tag = tags.get(product.sku)
    return tag === undefined
      ? product
      : {
          ...product,
          pictures: product.pictures.map((picture, index) => (index === 0 ? tagged(picture, tag) : picture)),
        }
  })
}

function tagged(picture: DemoPicture, tag: string): DemoPicture {
  return { ...picture, options: { ...picture.options, tag } }
}

function lookOf({ pictures: [main] }: DemoProduct): string {
  return main === undefined ? '' : draw(main.drawing, main.options)
}

/**
 * The value of the first attribute that all of them have and that differs from one to the next; else the part number.
 */
function tagOf(product: DemoProduct, same: readonly DemoProduct[]): string {
  const telling = attributes.find(
    ({ apiName }) =>
      apiName !== 'Weight__c' &&
      new Set(same.map((one) => one.attributes[apiName]).filter(Boolean)).size === same.length,
  )
  const value = telling && product.attributes[telling.apiName]
  return value !== undefined && value.length <= 24 ? value : product.sku
}
