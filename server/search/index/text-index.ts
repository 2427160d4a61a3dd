import { tokenize } from '../analysis/tokens.ts'
import { Vocabulary } from '../analysis/vocabulary.ts'
import type { Document } from './document.ts'
import { InvertedIndex } from './inverted-index.ts'
import { type Section, type SectionReader, visitInSlices } from './sections.ts'

/** Bits for the part of a product that contains a word. A posting is the slot times eight plus these bits. */
export const IN_NAME = 1
export const IN_DETAILS = 2
export const IN_DESCRIPTION = 4
export const IN_ANY = IN_NAME | IN_DETAILS | IN_DESCRIPTION

/** The word index of products, by stem. */
export class TextIndex {
  readonly words = new InvertedIndex()
  readonly vocabulary = new Vocabulary()

  /**
   * Adds the words of a product: name, details (brand, family, product code, categories, attributes), description; those
   * of names and descriptions in all languages.
   */
  put(slot: number, document: Document, categoryNames: readonly string[]): void {
    const fields = new Map<string, number>()
    const stemOf = (word: string): string => this.vocabulary.addWordAndGetStem(word)
    const addText = (text: string | null, field: number): void => {
      if (text === null || text === '') return
      for (const { whole, parts, isStopWord: isStop } of tokenize(text, stemOf)) {
        if (!isStop) fields.set(whole, (fields.get(whole) ?? 0) | field)
        for (const part of parts) fields.set(part, (fields.get(part) ?? 0) | field)
      }
    }
    addText(document.name, IN_NAME)
    for (const detail of [document.brand, document.family, ...Object.values(document.attributes), ...categoryNames])
      addText(detail, IN_DETAILS)
    if (document.productCode !== document.sku) addText(document.productCode, IN_DETAILS)
    addText(document.description?.replaceAll(/<[^>]*>/g, ' ') ?? null, IN_DESCRIPTION)
    for (const { name, description } of document.translations) {
      addText(name, IN_NAME)
      addText(description?.replaceAll(/<[^>]*>/g, ' ') ?? null, IN_DESCRIPTION)
    }
    for (const [word, field] of fields) this.words.add(word, slot * 8 + field)
  }

  /** The index as sections of a file. */
  *sections(name: string): Generator<Section> {
    yield* this.words.sections(name)
    yield { name: `${name}.vocabulary`, texts: this.vocabulary.words }
  }

  /** Restores an empty index from a file. */
  async restore(reader: SectionReader, name: string): Promise<void> {
    await this.words.restore(reader, name)
    const words = await reader.readTexts(`${name}.vocabulary`)
    await visitInSlices(words.length, (position) => this.vocabulary.addWordAndGetStem(words[position] ?? ''))
  }
}
