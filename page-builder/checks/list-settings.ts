import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import type { Field, Fields } from '../fields/field.ts'
import { findBlockKind } from '../registry/blocks.ts'
import type { StoredBlock } from '../render/document.ts'

/** A setting of a block with its stored value. */
export interface StoredSetting {
  readonly field: Field<unknown>
  /** Such as `slides.0.title`; it ends with the device where the setting differs by device. */
  readonly path: string
  readonly value: unknown
  /** The stored values of the settings on the same level, by name. */
  readonly siblings: Readonly<Record<string, unknown>>
}

/**
 * Lists all settings of a block with their stored values, upgraded to the current version, including those in lists and
 * records but not slots.
 */
export function listSettings(storedBlock: StoredBlock): readonly StoredSetting[] {
  const block = findBlockKind(storedBlock.type)
  return block === null ? [] : listFieldSettings(block.fields, block.upgrade(storedBlock.props), '')
}

function listFieldSettings(
  fields: Fields,
  siblings: Readonly<Record<string, unknown>>,
  prefix: string,
): readonly StoredSetting[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'slot') return []
    return toSettings(field, siblings[name], { path: prefix + name, siblings })
  })
}

function toSettings(
  field: Field<unknown>,
  value: unknown,
  location: Pick<StoredSetting, 'path' | 'siblings'>,
): readonly StoredSetting[] {
  const { items } = field
  if (field.isByDevice === true && isRecord(value))
    return Object.entries(value).map(([device, deviceValue]) => ({
      field,
      value: deviceValue,
      siblings: location.siblings,
      path: `${location.path}.${device}`,
    }))
  if (items === undefined) return [{ field, value, ...location }]
  if (isRecord(value)) return listFieldSettings(items, value, `${location.path}${field.kind === 'list' ? '.0' : ''}.`)
  return Array.isArray(value)
    ? value.flatMap((entry: unknown, index) =>
        isRecord(entry) ? listFieldSettings(items, entry, `${location.path}.${index}.`) : [],
      )
    : []
}
