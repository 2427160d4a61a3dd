import { formatList } from '@hydrant/kernel/locale/format-list.ts'
import * as messages from '@hydrant/messages/compiled/page-builder/checks.js'
import { hasExpression } from '../bindings/expression.ts'
import { parsePartNumbers } from '../registry/part-numbers.ts'
import { listBlocks, type PageDocument, type StoredBlock } from '../render/document.ts'
import { listSettings, type StoredSetting } from './list-settings.ts'
import type { PageLookups } from './page-lookups.ts'
import type { Problem } from './problem.ts'

/**
 * Checks that the products exist whose part numbers a block has: an error when none exists, a warning when some are
 * missing.
 */
export function checkPartNumbers(
  stored: StoredBlock,
  { isExistingPartNumber }: Pick<PageLookups, 'isExistingPartNumber'>,
): readonly Problem[] {
  return listSettings(stored).flatMap((setting): readonly Problem[] => {
    const numbersInSetting = toPartNumbers(setting)
    const unknown = numbersInSetting.filter((partNumber) => isExistingPartNumber(partNumber) === false)
    if (unknown.length === 0) return []
    const location = { blockId: stored.props.id, setting: setting.path }
    const values = { count: unknown.length, partNumbers: formatList(unknown) }
    return [
      unknown.length === numbersInSetting.length
        ? { level: 'error', ...location, message: messages.unknownPartNumbers(values) }
        : { level: 'warning', ...location, message: messages.someUnknownPartNumbers(values) },
    ]
  })
}

/** Lists the products' part numbers that the blocks of a page name, each once. */
export function listPartNumbers(document: PageDocument): readonly string[] {
  return Array.from(
    new Set(listBlocks(document.content).flatMap((stored) => listSettings(stored).flatMap(toPartNumbers))),
  )
}

function toPartNumbers({ field, value }: StoredSetting): readonly string[] {
  return field.namesProducts === true && typeof value === 'string' && !hasExpression(value)
    ? parsePartNumbers(value)
    : []
}
