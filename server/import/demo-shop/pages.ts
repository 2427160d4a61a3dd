import type { Json } from '@hydrant/contract/shared/schema.ts'
import type { DemoShop } from '@hydrant/demo/model.ts'

const parseJson: (text: string) => Json = JSON.parse

/** Returns the pages to store. Documents are copied as JSON, so that only plain data is stored. */
export function toPages({ pages }: Pick<DemoShop, 'pages'>) {
  return pages.map((page) => ({ ...page, document: parseJson(JSON.stringify(page.document)) }))
}
