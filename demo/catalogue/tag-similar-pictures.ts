import { drawProduct } from '../art/catalogue.ts'
import { attributes } from '../attributes.ts'
import type { DemoPicture, DemoProduct } from '../model.ts'

/**
 * Gives products with the same picture different ones: sizes of one thing share a drawing, and a tag on it shows the
 * size.
 */
export function tagSimilarPictures(products: readonly DemoProduct[]): DemoProduct[] {
  const productsByPicture = Map.groupBy(
    products.filter(({ parentSku, pictures }) => parentSku === undefined && pictures.length > 0),
    drawMainPicture,
  )
  const tags = new Map(
    [...productsByPicture.values()]
      .filter((similarProducts) => similarProducts.length > 1)
      .flatMap((similarProducts) =>
        similarProducts.map(
          (similarProduct) => [similarProduct.sku, chooseTag(similarProduct, similarProducts)] as const,
        ),
      ),
  )
  return products.map((product) => {
    const tag = tags.get(product.sku)
    return tag === undefined
      ? product
      : {
          ...product,
          pictures: product.pictures.map((picture, index) => (index === 0 ? withTag(picture, tag) : picture)),
        }
  })
}

function withTag(picture: DemoPicture, tag: string): DemoPicture {
  return { ...picture, options: { ...picture.options, tag } }
}

function drawMainPicture({ pictures: [main] }: DemoProduct): string {
  return main === undefined ? '' : drawProduct(main.drawing, main.options)
}

/**
 * The text of the tag: the first attribute value that all similar products have and that differs between them; else the
 * part number.
 */
function chooseTag(product: DemoProduct, similarProducts: readonly DemoProduct[]): string {
  const distinguishingAttribute = attributes.find(
    ({ apiName }) =>
      apiName !== 'Weight__c' &&
      new Set(similarProducts.map((similarProduct) => similarProduct.attributes[apiName]).filter(Boolean)).size ===
        similarProducts.length,
  )
  const value = distinguishingAttribute && product.attributes[distinguishingAttribute.apiName]
  return value !== undefined && value.length <= 24 ? value : product.sku
}
