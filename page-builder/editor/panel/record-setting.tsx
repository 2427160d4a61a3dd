import { FieldGroup } from '@hydrant/design/form/field.tsx'
import type { NestingProps } from './setting-props.ts'

/** A group of settings that belong together. */
export function RecordSetting({ field, label, stored, onChange, path, renderSettings }: NestingProps) {
  return (
    <FieldGroup legend={label}>
      {renderSettings({
        fields: field.items ?? {},
        stored: isRecord(stored) ? stored : {},
        path: `${path}.`,
        onChange,
      })}
    </FieldGroup>
  )
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
