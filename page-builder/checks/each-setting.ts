import type { Field, Fields } from '../fields/field.ts'
import { findBlock } from '../registry/blocks.ts'
import type { StoredBlock } from '../render/document.ts'

/** A setting of a block with what is stored for it. */
export interface FoundSetting {
  readonly field: Field<unknown>
  /** Such as `slides.0.title`; with the device where it differs by device. */
  readonly path: string
  readonly value: unknown
  /** What is stored beside it, by name. */
  readonly beside: Readonly<Record<string, unknown>>
}

/**
 * All settings of a block as they are stored, brought to its current version; those of lists and records too, slots
 * not.
 */
export function eachSetting(stored: StoredBlock): readonly FoundSetting[] {
  const block = findBlock(stored.type)
  return block === null ? [] : settingsIn(block.fields, block.upgrade(stored.props), '')
}

function settingsIn(
  fields: Fields,
  beside: Readonly<Record<string, unknown>>,
  before: string,
): readonly FoundSetting[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'slot') return []
    return valuesIn(field, beside[name], { path: before + name, beside })
  })
}

function valuesIn(
  field: Field<unknown>,
  value: unknown,
  where: Pick<FoundSetting, 'path' | 'beside'>,
): readonly FoundSetting[] {
  const { items } = field
  if (field.isByDevice === true && isRecord(value))
    return Object.entries(value).map(([device, one]) => ({
      field,
      value: one,
      beside: where.beside,
      path: `${where.path}.${device}`,
    }))
  if (items === undefined) return [{ field, value, ...where }]
  if (isRecord(value)) return settingsIn(items, value, `${where.path}${field.kind === 'list' ? '.0' : ''}.`)
  return Array.isArray(value)
    ? value.flatMap((entry: unknown, place) =>
        isRecord(entry) ? settingsIn(items, entry, `${where.path}.${place}.`) : [],
      )
    : []
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
