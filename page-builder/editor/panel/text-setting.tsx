import { Button } from '@hydrant/design/navigation/button.tsx'
import { ExpressionInput } from '../expressions/expression-input.tsx'
import { useFaults } from './panel-context.ts'
import type { SettingProps } from './setting-props.ts'

/** A text, in one line or several, which may ask for values. */
export function TextSetting({ field, label, stored, onChange, path }: SettingProps) {
  const value = typeof stored === 'string' ? stored : asText(field.fallback)
  return (
    <ExpressionInput
      label={label}
      value={value}
      // A line for each part number is kept in a field of several lines only.
      isLong={field.kind === 'paragraphs' || field.namesProducts === true}
      isFetchedBy={field.isFetchedBy === true}
      {...useFaults(path)}
      onChange={onChange}
    />
  )
}

/** A setting that is no text by itself and that an expression fills; it can be made a fixed one again. */
export function FilledSetting(props: SettingProps) {
  return (
    <div className="editor-setting">
      <TextSetting {...props} />
      <Button size="s" variant="tertiary" onClick={() => props.onChange(undefined)}>
        Use a fixed value
      </Button>
    </div>
  )
}

function asText(fallback: unknown): string {
  return typeof fallback === 'string' ? fallback : ''
}
