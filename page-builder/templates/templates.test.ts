import { expect, test } from 'vitest'
import { listPageProblems } from '../checks/check-page.ts'
import { flattenBlockTree } from '../render/document.ts'
import { listUnknownBlocks } from '../render/unknown-blocks.ts'
import { PAGE_TEMPLATES } from './templates.ts'

const lookups = {
  isExistingPath: () => false,
  findPicture: () => null,
  isExistingPartNumber: () => undefined,
  findSection: () => null,
}

test.each(PAGE_TEMPLATES.map(({ name, document }) => [name, document] as const))(
  'the template %s has no problems but its sample texts, and unique ids [CMS-04]',
  (name, document) => {
    const messages = new Set(listPageProblems(document, lookups).map(({ level, message }) => `${level}: ${message}`))
    expect(Array.from(messages)).toEqual(
      name === 'blank' ? [] : ['warning: These are still the words of the template: write your own.'],
    )
    expect(listUnknownBlocks(document)).toEqual([])
    const ids = flattenBlockTree(document.content).map(({ props }) => props.id)
    expect(new Set(ids).size).toBe(ids.length)
  },
)
