import { wordsOf } from '../words/tokens.ts'
import { Vocabulary } from '../words/vocabulary.ts'
import type { Document } from './document.ts'
import { InvertedFile } from './inverted-file.ts'

/** Where in a product a word stands. A posting is the slot times eight plus these. */
export const IN_NAME = 1
export const IN_FACTS = 2
export const IN_DESCRIPTION = 4
export const IN_ANY = IN_NAME | IN_FACTS | IN_DESCRIPTION

/** The words of products, by stem. */
export class TextIndex {
  readonly words = new InvertedFile()
  readonly vocabulary = new Vocabulary()

  /** Adds the words of a product: name, facts (brand, family, product code, categories, attributes), description. */
  put(slot: number, document: Document, categoryNames: readonly string[]): void {
    const fields = new Map<string, number>()
    const stemOf = (word: string): string => this.vocabulary.stemOf(word)
    const note = (text: string | null, field: number): void => {
      if (text === null || text === '') return
      for (const { whole, parts, isStop } of wordsOf(text, stemOf)) {
        if (!isStop) fields.set(whole, (fields.get(whole) ?? 0) | field)
        for (const part of parts) fields.set(part, (fields.get(part) ?? 0) | field)
      }
    }
    note(document.name, IN_NAME)
    for (const fact of [document.brand, document.family, ...Object.values(document.attributes), ...categoryNames])
      note(fact, IN_FACTS)
    if (document.productCode !== document.sku) note(document.productCode, IN_FACTS)
    note(document.description?.replaceAll(/<[^>]*>/g, ' ') ?? null, IN_DESCRIPTION)
    for (const [word, field] of fields) this.words.add(word, slot * 8 + field)
  }
}
