import { brandCategoryKey } from '@hydrant/demo/categories.ts'
import { brands } from '@hydrant/demo/art/brands.ts'
import { contentKeyOf } from '@hydrant/demo/media-keys.ts'
import type { DemoShop } from '@hydrant/demo/model.ts'
import { demoIds } from './record-ids.ts'

/** The news, in the language of the shop. */
export function contentsOf({ contents }: Pick<DemoShop, 'contents'>) {
  return contents.map(({ key, title, urlName, publishedOn, excerpt, body, pictureKey }) => ({
    id: demoIds.content(key),
    contentKey: contentKeyOf(key),
    typeName: 'sfdc_cms__news',
    typeLabel: 'News',
    publishedAt: new Date(publishedOn),
    variants: [
      {
        language: 'en_US',
        title,
        urlName,
        body: { title, excerpt, body, bannerImage: { contentKey: contentKeyOf(pictureKey) } },
      },
    ],
  }))
}

/** The products and brands that the shop puts forward. */
export function featuredOf({ featured }: Pick<DemoShop, 'featured'>) {
  const brandKeys = brands.map(({ key }) => key).filter((key) => featured.brandKeys.includes(key))
  return {
    productIds: featured.skus.map(demoIds.product),
    brandIds: brandKeys.map((key) => demoIds.category(brandCategoryKey(key))),
  }
}

/** What search engines are told of all records of a kind. */
export const seoSettings = [
  {
    key: 'Product2',
    title: '{!Record.Name}, {!Record.StockKeepingUnit} | {!Site.Name}',
    customHeadTags: '<meta property="og:title" content="{!Record.Name}">',
  },
  { key: 'ProductCategory', title: '{!Record.Name} | {!Site.Name}' },
] as const
