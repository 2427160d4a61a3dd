import { hasExpression } from '../bindings/expression.ts'
import { splitPartNumbers } from '../registry/part-numbers.ts'
import { listBlocks, type PageDocument, type StoredBlock } from '../render/document.ts'
import { eachSetting, type FoundSetting } from './each-setting.ts'
import type { PageFacts } from './page-facts.ts'
import type { FoundProblem } from './problem.ts'

const NAMES = new Intl.ListFormat('en-US')

/** Whether the shop knows the products that a block names by their part numbers; with none of them it shows nothing. */
export function checkPartNumbers(
  stored: StoredBlock,
  { isKnownPartNumber }: Pick<PageFacts, 'isKnownPartNumber'>,
): readonly FoundProblem[] {
  return eachSetting(stored).flatMap((setting): readonly FoundProblem[] => {
    const named = namedIn(setting)
    const unknown = named.filter((partNumber) => isKnownPartNumber(partNumber) === false)
    if (unknown.length === 0) return []
    const about = { blockId: stored.props.id, setting: setting.path }
    const message = `The shop has no product with the part number${unknown.length === 1 ? '' : 's'} ${NAMES.format(unknown)}.`
    return [
      unknown.length === named.length
        ? { level: 'error', ...about, message }
        : { level: 'warning', ...about, message: `${message} The others are shown.` },
    ]
  })
}

/** The part numbers that the blocks of a page name, each once. */
export function partNumbersIn(document: PageDocument): readonly string[] {
  return Array.from(new Set(listBlocks(document.content).flatMap((stored) => eachSetting(stored).flatMap(namedIn))))
}

function namedIn({ field, value }: FoundSetting): readonly string[] {
  return field.namesProducts === true && typeof value === 'string' && !hasExpression(value)
    ? splitPartNumbers(value)
    : []
}
