import type { Json } from '@hydrant/contract/shared/schema.ts'
import type { DemoShop } from '@hydrant/demo/model.ts'

const parse: (text: string) => Json = JSON.parse

/** The stored pages. Their documents are copied as JSON, so that nothing but plain data is stored. */
export function pagesOf({ pages }: Pick<DemoShop, 'pages'>) {
  return pages.map((page) => ({ ...page, document: parse(JSON.stringify(page.document)) }))
}
