import type { DemoShop, DemoText } from '@hydrant/demo/model.ts'
import { demoIds } from './record-ids.ts'

/** Converts the texts of products and categories, and labels, in other languages to records. */
export function toTranslations({ translations }: Pick<DemoShop, 'translations'>) {
  return {
    products: translations.flatMap(({ language, products }) => toRows(language, products, demoIds.product)),
    categories: translations.flatMap(({ language, categories }) => toRows(language, categories, demoIds.category)),
    labels: translations.flatMap(({ language, labels }) =>
      Object.entries(labels).flatMap(([kind, texts]) =>
        Object.entries(texts).map(([label, translation]) => ({ kind, label, language, translation })),
      ),
    ),
  }
}

function toRows(language: string, texts: Readonly<Record<string, DemoText>>, toId: (key: string) => string) {
  return Object.entries(texts).map(([key, [name, description]]) => ({
    parentId: toId(key),
    language,
    name,
    description,
  }))
}
