import { toBrandCategoryKey } from '@hydrant/demo/categories.ts'
import { brands } from '@hydrant/demo/art/brands.ts'
import { toContentKey } from '@hydrant/demo/media-keys.ts'
import type { DemoShop } from '@hydrant/demo/model.ts'
import { demoIds } from './record-ids.ts'

/** Converts the demo news to contents, in the language of the shop. */
export function toContents({ contents }: Pick<DemoShop, 'contents'>) {
  return contents.map(({ key, title, urlName, publishedOn, excerpt, body, pictureKey }) => ({
    id: demoIds.content(key),
    contentKey: toContentKey(key),
    typeName: 'sfdc_cms__news',
    typeLabel: 'News',
    publishedAt: new Date(publishedOn),
    variants: [
      {
        language: 'en_US',
        title,
        urlName,
        body: { title, excerpt, body, bannerImage: { contentKey: toContentKey(pictureKey) } },
      },
    ],
  }))
}

/** Returns the ids of the featured products and brands of the demo. */
export function toFeaturedIds({ featured }: Pick<DemoShop, 'featured'>) {
  const brandKeys = brands.map(({ key }) => key).filter((key) => featured.brandKeys.includes(key))
  return {
    productIds: featured.skus.map(demoIds.product),
    brandIds: brandKeys.map((key) => demoIds.category(toBrandCategoryKey(key))),
  }
}

/** The titles and head tags of all records of a type, for search engines. */
export const seoSettings = [
  {
    key: 'Product2',
    title: '{!Record.Name}, {!Record.StockKeepingUnit} | {!Site.Name}',
    customHeadTags: '<meta property="og:title" content="{!Record.Name}">',
  },
  { key: 'ProductCategory', title: '{!Record.Name} | {!Site.Name}' },
] as const
