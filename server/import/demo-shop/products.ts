import type { DemoProduct, DemoShop } from '@hydrant/demo/model.ts'
import { toMediaId, imageKeys } from './media.ts'
import { demoIds } from './record-ids.ts'

/**
 * Returns the products, without images and prices, in batches to save: new products come last, in a batch each, so that
 * sorting by age has a clear order.
 */
export function toBatchesWithNewProductsLast(shop: Pick<DemoShop, 'products' | 'brands' | 'featured'>) {
  const products = toProducts(shop)
  const newSkus = new Set(shop.featured.newSkus)
  const newProductBatches = shop.featured.newSkus.map((sku) => products.filter((product) => product.sku === sku))
  return [products.filter(({ sku }) => !newSkus.has(sku)), ...newProductBatches]
}

function toProducts({ products, brands }: Pick<DemoShop, 'products' | 'brands'>) {
  return products.map((product) => ({
    id: demoIds.product(product.sku),
    sku: product.sku,
    productCode: product.sku,
    gtin: product.gtin ?? null,
    name: product.name,
    description: product.description,
    productClass: product.productClass,
    parentId: product.parentSku === undefined ? null : demoIds.product(product.parentSku),
    family: product.family,
    brand: brands.find(({ key }) => key === product.brandKey)?.name ?? null,
    unitOfMeasure: product.unitOfMeasure,
    packText: product.packText,
    isQuoteOnly: product.isQuoteOnly ?? false,
    purpose: product.purpose ?? null,
    minimumQuantity: product.quantityRule?.minimum ?? null,
    maximumQuantity: product.quantityRule?.maximum ?? null,
    quantityIncrement: product.quantityRule?.increment ?? null,
    attributes: product.attributes,
    variationValues: product.variationValues ?? null,
    taxTreatment: product.taxTreatment ?? 'standard',
    categoryIds: product.categoryKeys.map(demoIds.category),
  }))
}

/** Returns the images and documents of each product by usage; lists show the first image. */
export function toProductMedia({ products }: Pick<DemoShop, 'products'>) {
  return products.flatMap((product) => {
    const productId = demoIds.product(product.sku)
    const pictures = product.pictures.map((picture) => ({ mediaId: toMediaId(imageKeys.drawing(picture)) }))
    const sheets = product.hasDataSheet === true ? [{ mediaId: toMediaId(imageKeys.sheet(product.sku)) }] : []
    return [
      { productId, usage: 'Listing' as const, media: pictures.slice(0, 1) },
      { productId, usage: 'Standard' as const, media: pictures },
      { productId, usage: 'Attachment' as const, media: sheets },
    ]
  })
}

/** Converts attributes, selling models, variation attributes, components and relations of the demo. */
export function toAttributesAndRelations({
  attributes,
  sellingModels,
  products,
}: Pick<DemoShop, 'attributes' | 'sellingModels' | 'products'>) {
  return {
    attributes: attributes.map((attribute, sequence) => ({ ...attribute, sequence })),
    sellingModels: sellingModels.map(({ key, termRule, ...model }) => ({
      ...model,
      id: demoIds.sellingModel(key),
      minimumTerm: termRule?.minimum ?? null,
      maximumTerm: termRule?.maximum ?? null,
      termIncrement: termRule?.increment ?? null,
    })),
    productSellingModels: products.flatMap(({ sku, sellingModelKeys = [] }) =>
      sellingModelKeys.map((key, sortOrder) => ({
        productId: demoIds.product(sku),
        sellingModelId: demoIds.sellingModel(key),
        sortOrder,
      })),
    ),
    variationAttributes: products.flatMap(toVariationAttributeRows),
    components: products.flatMap(toComponentRows),
    relations: products.flatMap(({ sku, relatedSkus = [] }) =>
      relatedSkus.map((related, sortOrder) => ({
        productId: demoIds.product(sku),
        relatedProductId: demoIds.product(related),
        relationshipType: 'CrossSell',
        sortOrder,
      })),
    ),
  }
}

function toVariationAttributeRows({ sku, variationAttributes = [] }: DemoProduct) {
  return variationAttributes.map(({ options, ...attribute }, sequence) => ({
    ...attribute,
    parentId: demoIds.product(sku),
    sequence,
    options: [...options],
  }))
}

function toComponentRows({ sku, components = [] }: DemoProduct) {
  return components.map((component, sortOrder) => ({
    parentId: demoIds.product(sku),
    childId: demoIds.product(component.sku),
    defaultQuantity: component.quantity,
    isRequired: component.isRequired,
    sortOrder,
  }))
}
