import '../registry/builder-blocks.ts'
import * as messages from '@hydrant/messages/compiled/page-builder/checks.js'
import { listExpressionIssues } from '../bindings/list-expression-issues.ts'
import { flattenBlockTree, type PageDocument } from '../render/document.ts'
import { listContrastProblems } from './check-contrast.ts'
import { listHeadingProblems } from './check-headings.ts'
import { listLinkProblems } from './check-links.ts'
import { listIncompleteBlockProblems } from './check-required.ts'
import { listPartNumberProblems } from './check-part-numbers.ts'
import { listSectionProblems } from './check-sections.ts'
import { listPictureProblems } from './check-pictures.ts'
import { listTemplateTextProblems } from './check-template-texts.ts'
import { listAltTextProblems } from './check-alt-texts.ts'
import { createBlockNames } from './name-blocks.ts'
import type { PageLookups } from './page-lookups.ts'
import type { Problem, PageProblem } from './problem.ts'
import { findHiddenBlocksAndProblems } from './hidden-blocks.ts'

/**
 * Lists all problems that should be fixed before a page is published, in the order of its blocks; problems of the whole
 * page come first. With `isPart` the blocks are part of a page that has a main heading already.
 */
export function listPageProblems(
  document: PageDocument,
  lookups: PageLookups,
  { isPart = false }: { readonly isPart?: boolean } = {},
): readonly PageProblem[] {
  const blocks = flattenBlockTree(document.content)
  const hiddenBlocks = findHiddenBlocksAndProblems(document.content)
  const documentProblems = listExpressionIssues(document).map((issue): Problem => ({ level: 'error', ...issue }))
  const problems: readonly Problem[] = [
    ...listHeadingProblems(blocks, hiddenBlocks.ids, isPart),
    ...hiddenBlocks.problems,
    ...documentProblems,
    ...listContrastProblems(document.content),
    ...blocks.flatMap((block) => [
      ...listAltTextProblems(block),
      ...listTemplateTextProblems(block),
      ...listIncompleteBlockProblems(block),
      ...listLinkProblems(block, lookups),
      ...listPictureProblems(block, lookups),
      ...listPartNumberProblems(block, lookups),
      ...listSectionProblems(block, lookups),
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
