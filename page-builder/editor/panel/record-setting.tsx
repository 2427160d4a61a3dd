import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import { FieldGroup } from '@hydrant/design/form/field.tsx'
import type { NestingProps } from './setting-props.ts'

/** A group of settings that belong together. */
export function RecordSetting({ field, label, storedValue, onChange, path, renderSettings }: NestingProps) {
  return (
    <FieldGroup legend={label}>
      {renderSettings({
        fields: field.items ?? {},
        storedSettings: isRecord(storedValue) ? storedValue : {},
        path: `${path}.`,
        onChange,
      })}
    </FieldGroup>
  )
}
