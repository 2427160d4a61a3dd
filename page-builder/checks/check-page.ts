import { checkDocument } from '../bindings/check-document.ts'
import { listBlocks, type PageDocument } from '../render/document.ts'
import { checkContrast } from './check-contrast.ts'
import { checkHeadings } from './check-headings.ts'
import { checkLinks } from './check-links.ts'
import { checkNeeded } from './check-needed.ts'
import { checkPartNumbers } from './check-part-numbers.ts'
import { checkPictures } from './check-pictures.ts'
import { checkTemplateWords } from './check-template-words.ts'
import { checkWords } from './check-words.ts'
import { nameBlocks } from './name-blocks.ts'
import type { PageFacts } from './page-facts.ts'
import type { FoundProblem, PageProblem } from './problem.ts'
import { findUnseen } from './unseen-blocks.ts'

/**
 * Everything that should be mended on a page before it is published, block by block in the order of the page; what is
 * about the whole page comes first.
 */
export function checkPage(document: PageDocument, facts: PageFacts): readonly PageProblem[] {
  const blocks = listBlocks(document.content)
  const unseen = findUnseen(document.content)
  const faults = checkDocument(document).map((fault): FoundProblem => ({ level: 'error', ...fault }))
  const found: readonly FoundProblem[] = [
    ...checkHeadings(blocks, unseen.ids),
    ...unseen.problems,
    ...faults,
    ...checkContrast(document.content),
    ...blocks.flatMap((block) => [
      ...checkWords(block),
      ...checkTemplateWords(block),
      ...checkNeeded(block),
      ...checkLinks(block, facts),
      ...checkPictures(block, facts),
      ...checkPartNumbers(block, facts),
    ]),
  ]
  const placeOf = new Map(blocks.map(({ props }, place) => [props.id, place]))
  const order = ({ blockId }: FoundProblem) => (blockId === null ? -1 : (placeOf.get(blockId) ?? blocks.length))
  const names = nameBlocks(document.content)
  const nameOf = ({ blockId, setting }: FoundProblem) =>
    blockId === null ? null : `${names.get(blockId) ?? blockId}${entryIn(setting)}`
  return found
    .toSorted((one, other) => order(one) - order(other))
    .map((problem) => ({ ...problem, blockName: nameOf(problem) }))
}

/**
 * Which entry of a list a setting is in, counted as the panel of settings does; empty for settings outside of lists.
 */
function entryIn(setting: string | null): string {
  const place = setting?.split('.').find((part) => /^\d+$/.test(part))
  return place === undefined ? '' : `, entry ${Number(place) + 1}`
}
