import { formatList } from '@hydrant/kernel/locale/format-list.ts'
import * as messages from '@hydrant/messages/compiled/page-builder/checks.js'
import { hasExpression } from '../bindings/expression.ts'
import { parsePartNumbers } from '../registry/part-numbers.ts'
import { flattenBlockTree, type PageDocument, type StoredBlock } from '../render/document.ts'
import { listSettings, type StoredSetting } from './list-settings.ts'
import type { PageLookups } from './page-lookups.ts'
import type { Problem } from './problem.ts'

/**
 * Lists a problem for each setting of a block with unknown part numbers: an error when none of its products exists, a
 * warning when only some are missing.
 */
export function listPartNumberProblems(
  storedBlock: StoredBlock,
  { isExistingPartNumber }: Pick<PageLookups, 'isExistingPartNumber'>,
): readonly Problem[] {
  return listSettings(storedBlock).flatMap((setting): readonly Problem[] => {
    const numbersInSetting = parseSettingPartNumbers(setting)
    const unknownPartNumbers = numbersInSetting.filter((partNumber) => isExistingPartNumber(partNumber) === false)
    if (unknownPartNumbers.length === 0) return []
    const location = { blockId: storedBlock.props.id, setting: setting.path }
    const values = { count: unknownPartNumbers.length, partNumbers: formatList(unknownPartNumbers) }
    return [
      unknownPartNumbers.length === numbersInSetting.length
        ? { level: 'error', ...location, message: messages.unknownPartNumbers(values) }
        : { level: 'warning', ...location, message: messages.someUnknownPartNumbers(values) },
    ]
  })
}

/** Lists the part numbers in the settings of all blocks of a page, each once. */
export function listPartNumbers(document: PageDocument): readonly string[] {
  return Array.from(
    new Set(
      flattenBlockTree(document.content).flatMap((storedBlock) =>
        listSettings(storedBlock).flatMap(parseSettingPartNumbers),
      ),
    ),
  )
}

function parseSettingPartNumbers({ field, value }: StoredSetting): readonly string[] {
  return field.isPartNumberList === true && typeof value === 'string' && !hasExpression(value)
    ? parsePartNumbers(value)
    : []
}
