import { expect, test } from 'vitest'
import { listBlockTextSettings } from '@hydrant/page-model/translations/text-settings.ts'
import type { Field, Fields } from '../fields/field.ts'
import './builder-blocks.ts'
import './form-controls.ts'
import { listBlockKinds } from './blocks.ts'

/** Settings that are written as texts and are not for visitors to read, or are what the shop stores of an answer. */
const NO_TEXTS = new Set([
  'collection-provider items.*.id',
  'collection-provider sortBy',
  'column name',
  'form fields.*.autocomplete',
  'form fields.*.max',
  'form fields.*.min',
  'form fields.*.name',
  'form fields.*.options',
  'form fields.*.step',
  'image srcSet',
  'image-provider imageInfo.*.contentKey',
  'product-list partNumbers',
  'product-list-provider partNumbers',
  'product-list-provider sortBy',
  'search-provider sortBy',
  'search-provider term',
  'seo customHeadTags',
  'seo recordId',
])

test('every text of a block is known to be one that is translated, or to be none [LANG-35]', () => {
  for (const { type, fields } of listBlockKinds()) {
    const known = listBlockTextSettings(type).map(({ pattern, kind }) => `${pattern} ${kind}`)
    const texts = listTexts(fields).filter((text) => !NO_TEXTS.has(`${type} ${text.replace(/ .*/, '')}`))
    expect(known.toSorted(), type).toEqual(texts.toSorted())
  }
})

function listTexts(fields: Fields, prefix = ''): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => listTextsOfField(prefix + name, field))
}

function listTextsOfField(path: string, { kind, items }: Field<unknown>): readonly string[] {
  if (items !== undefined) return listTexts(items, kind === 'list' ? `${path}.*.` : `${path}.`)
  return kind === 'text' || kind === 'paragraphs' || kind === 'rich-text' ? [`${path} ${kind}`] : []
}
