import { brandLogo } from '@hydrant/demo/art/brand-logo.ts'
import { brands } from '@hydrant/demo/art/brands.ts'
import { draw } from '@hydrant/demo/art/catalogue.ts'
import { categoryTile } from '@hydrant/demo/art/category-tile.ts'
import { heroes } from '@hydrant/demo/art/heroes.ts'
import { linkPictures } from '@hydrant/demo/art/link-pictures.ts'
import { contentKeyOf } from '@hydrant/demo/media-keys.ts'
import type { DemoPicture, DemoProduct, DemoShop } from '@hydrant/demo/model.ts'
import { dataSheet } from './data-sheet.ts'
import { demoIds } from './record-ids.ts'

/** The picture keys that content keys are made from; pages and categories use the same. */
export const pictureKeys = {
  /** The same drawing with the same options is one picture, whichever products show it. */
  drawing: ({ drawing, options = {} }: DemoPicture) =>
    `drawing/${drawing}/${JSON.stringify(Object.entries(options).toSorted(([one], [other]) => one.localeCompare(other)))}`,
  tile: (categoryKey: string) => `tile-${categoryKey}`,
  logo: (brandKey: string) => `brand-${brandKey}`,
  /** Counted from 1, in the order of `demo/art/heroes.ts`. */
  hero: (number: number) => `hero-${number}`,
  /** By the name of the page that it leads to. */
  link: (page: string) => `link-${page}`,
  sheet: (sku: string) => `sheet/${sku}`,
} as const

/** The id of the media of a picture key. */
export function mediaIdOf(pictureKey: string): string {
  return demoIds.media(contentKeyOf(pictureKey))
}

/** Every picture and document of the shop, each once. */
export function mediaOf(shop: Pick<DemoShop, 'products' | 'categories' | 'brands' | 'attributes'>) {
  const drawings = new Map(
    shop.products.flatMap(({ pictures }) =>
      pictures.map((picture) => [pictureKeys.drawing(picture), picture] as const),
    ),
  )
  return [
    ...[...drawings].map(([key, { drawing, options }]) => drawn(key, draw(drawing, options))),
    ...shop.categories.flatMap(({ key, tile }) =>
      tile === undefined ? [] : [drawn(pictureKeys.tile(key), categoryTile(tile))],
    ),
    ...brands.map(({ key }) => drawn(pictureKeys.logo(key), brandLogo(key))),
    ...Object.values(heroes).map((paint, index) => drawn(pictureKeys.hero(index + 1), paint())),
    ...Object.entries(linkPictures).map(([page, paint]) => drawn(pictureKeys.link(page), paint())),
    ...shop.products.filter((product) => product.hasDataSheet).map((product) => sheetOf(product, shop)),
  ]
}

function drawn(key: string, svg: string) {
  const [, width = '640', height = '640'] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  const title = plainText(/<title>(.*?)<\/title>/.exec(svg)?.[1] ?? key)
  const sizes = { width: Number(width), height: Number(height) }
  return {
    ...identity(key),
    ...sizes,
    title,
    alternateText: title,
    mediaType: 'Image' as const,
    mimeType: 'image/svg+xml',
    body: new TextEncoder().encode(svg),
  }
}

function sheetOf(product: DemoProduct, known: Pick<DemoShop, 'brands' | 'attributes'>) {
  const title = `Data sheet ${product.sku}`
  return {
    ...identity(pictureKeys.sheet(product.sku)),
    title,
    alternateText: title,
    mediaType: 'Document' as const,
    mimeType: 'application/pdf',
    body: dataSheet(product, known),
  }
}

function identity(pictureKey: string) {
  const contentKey = contentKeyOf(pictureKey)
  return { id: demoIds.media(contentKey), contentKey }
}

function plainText(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
