import { drawBrandLogo } from '@hydrant/demo/art/brand-logo.ts'
import { brands } from '@hydrant/demo/art/brands.ts'
import { drawProduct } from '@hydrant/demo/art/catalogue.ts'
import { drawCategoryTile } from '@hydrant/demo/art/category-tile.ts'
import { heroes } from '@hydrant/demo/art/heroes.ts'
import { drawShopLogo } from '@hydrant/demo/art/shop-logo.ts'
import { linkPictures } from '@hydrant/demo/art/link-pictures.ts'
import { toContentKey } from '@hydrant/demo/media-keys.ts'
import type { DemoPicture, DemoProduct, DemoShop } from '@hydrant/demo/model.ts'
import { createDataSheetPdf } from './data-sheet.ts'
import { demoIds } from './record-ids.ts'

/**
 * Functions that return the key of each kind of image. Content keys are derived from these keys, also in pages and
 * categories.
 */
export const imageKeys = {
  /** The same drawing with the same options is one image, even if several products show it. */
  drawing: ({ drawing, options = {} }: DemoPicture) =>
    `drawing/${drawing}/${JSON.stringify(Object.entries(options).toSorted(([one], [other]) => one.localeCompare(other)))}`,
  tile: (categoryKey: string) => `tile-${categoryKey}`,
  logo: (brandKey: string) => `brand-${brandKey}`,
  /** Counted from 1, in the order of `demo/art/heroes.ts`. */
  hero: (number: number) => `hero-${number}`,
  /** By the name of the page that the link leads to. */
  link: (page: string) => `link-${page}`,
  sheet: (sku: string) => `sheet/${sku}`,
  shopLogo: 'shop-logo',
} as const

/** Returns the media id of an image key. */
export function toMediaId(pictureKey: string): string {
  return demoIds.media(toContentKey(pictureKey))
}

/** Creates all images and documents of the demo shop, without duplicates. */
export function renderAllMedia(shop: Pick<DemoShop, 'products' | 'categories' | 'brands' | 'attributes'>) {
  const productImages = new Map(
    shop.products.flatMap(({ pictures }) => pictures.map((picture) => [imageKeys.drawing(picture), picture] as const)),
  )
  return [
    ...[...productImages].map(([key, { drawing, options }]) => toSvgMedia(key, drawProduct(drawing, options))),
    ...shop.categories.flatMap(({ key, tile }) =>
      tile === undefined ? [] : [toSvgMedia(imageKeys.tile(key), drawCategoryTile(tile))],
    ),
    toSvgMedia(imageKeys.shopLogo, drawShopLogo()),
    ...brands.map(({ key }) => toSvgMedia(imageKeys.logo(key), drawBrandLogo(key))),
    ...Object.values(heroes).map((render, index) => toSvgMedia(imageKeys.hero(index + 1), render())),
    ...Object.entries(linkPictures).map(([page, render]) => toSvgMedia(imageKeys.link(page), render())),
    ...shop.products.filter((product) => product.hasDataSheet).map((product) => toDataSheetMedia(product, shop)),
  ]
}

function toSvgMedia(key: string, svg: string) {
  const [, width = '640', height = '640'] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  const title = decodeEntities(/<title>(.*?)<\/title>/.exec(svg)?.[1] ?? key)
  const sizes = { width: Number(width), height: Number(height) }
  return {
    ...toMediaIdentity(key),
    ...sizes,
    title,
    alternateText: title,
    mediaType: 'Image' as const,
    mimeType: 'image/svg+xml',
    body: new TextEncoder().encode(svg),
  }
}

function toDataSheetMedia(product: DemoProduct, shop: Pick<DemoShop, 'brands' | 'attributes'>) {
  const title = `Data sheet ${product.sku}`
  return {
    ...toMediaIdentity(imageKeys.sheet(product.sku)),
    title,
    alternateText: title,
    mediaType: 'Document' as const,
    mimeType: 'application/pdf',
    body: createDataSheetPdf(product, shop),
  }
}

function toMediaIdentity(pictureKey: string) {
  const contentKey = toContentKey(pictureKey)
  return { id: demoIds.media(contentKey), contentKey }
}

function decodeEntities(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
