import * as messages from '@hydrant/messages/compiled/page-builder/checks.js'
import { checkDocument } from '../bindings/check-document.ts'
import { listBlocks, type PageDocument } from '../render/document.ts'
import { checkContrast } from './check-contrast.ts'
import { checkHeadings } from './check-headings.ts'
import { checkLinks } from './check-links.ts'
import { checkRequired } from './check-required.ts'
import { checkPartNumbers } from './check-part-numbers.ts'
import { checkPictures } from './check-pictures.ts'
import { checkTemplateTexts } from './check-template-texts.ts'
import { checkAltTexts } from './check-alt-texts.ts'
import { createBlockNames } from './name-blocks.ts'
import type { PageLookups } from './page-lookups.ts'
import type { Problem, PageProblem } from './problem.ts'
import { findUnseenBlocks } from './unseen-blocks.ts'

/**
 * Lists all problems that should be fixed before a page is published, in the order of its blocks; problems of the whole
 * page come first.
 */
export function checkPage(document: PageDocument, lookups: PageLookups): readonly PageProblem[] {
  const blocks = listBlocks(document.content)
  const unseen = findUnseenBlocks(document.content)
  const documentProblems = checkDocument(document).map((issue): Problem => ({ level: 'error', ...issue }))
  const problems: readonly Problem[] = [
    ...checkHeadings(blocks, unseen.ids),
    ...unseen.problems,
    ...documentProblems,
    ...checkContrast(document.content),
    ...blocks.flatMap((block) => [
      ...checkAltTexts(block),
      ...checkTemplateTexts(block),
      ...checkRequired(block),
      ...checkLinks(block, lookups),
      ...checkPictures(block, lookups),
      ...checkPartNumbers(block, lookups),
    ]),
  ]
  const indexById = new Map(blocks.map(({ props }, index) => [props.id, index]))
  const toSortKey = ({ blockId }: Problem) => (blockId === null ? -1 : (indexById.get(blockId) ?? blocks.length))
  const names = createBlockNames(document.content)
  const toBlockName = ({ blockId, setting }: Problem) =>
    blockId === null ? null : addEntryNumber(names.get(blockId) ?? blockId, setting)
  return problems
    .toSorted((one, other) => toSortKey(one) - toSortKey(other))
    .map((problem) => ({ ...problem, blockName: toBlockName(problem) }))
}

/**
 * Adds the number of the list entry that a setting is in, counted from 1 as in the settings panel, to the name of its
 * block; for settings outside of lists it returns the name.
 */
function addEntryNumber(block: string, setting: string | null): string {
  const index = setting?.split('.').find((part) => /^\d+$/.test(part))
  return index === undefined ? block : messages.entryOfBlock({ block, number: String(Number(index) + 1) })
}
