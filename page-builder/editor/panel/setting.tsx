import { hasExpression } from '../../bindings/expression.ts'
import type { Field, Fields } from '../../fields/field.ts'
import { ColourSetting } from './colour-setting.tsx'
import { ChoiceSetting, NumberSetting, ToggleSetting } from './plain-settings.tsx'
import { DeviceSetting } from './device-setting.tsx'
import { ListSetting } from './list-setting.tsx'
import { LinkSetting, PictureSetting, RecordIdSetting } from './chosen-settings.tsx'
import { RecordSetting } from './record-setting.tsx'
import { RichTextSetting } from './rich-text-setting.tsx'
import type { SettingProps, SettingsOfProps } from './setting-props.ts'
import { FilledSetting, TextSetting } from './text-setting.tsx'

/** The controls of some settings that are stored together, below one another. */
export function SettingsOf({ fields, stored, path, onChange }: SettingsOfProps) {
  const change = (settings: Readonly<Record<string, unknown>>) => onChange(withoutDefaults({ ...stored, ...settings }))
  return (
    <div className="editor-settings">
      {meaningful(fields, stored).map(([name, field]) => (
        <div key={name} data-setting={path + name}>
          <Setting
            field={field}
            label={field.label}
            stored={stored[name]}
            path={path + name}
            onChange={(value) => change({ [name]: value })}
            onChangeBeside={change}
            beside={stored}
          />
        </div>
      ))}
    </div>
  )
}

/** Those that mean something as the switches beside them are set. */
function meaningful(fields: Fields, stored: SettingsOfProps['stored']): readonly (readonly [string, Field<unknown>])[] {
  return Object.entries(fields).filter(
    ([, { onlyWith }]) => onlyWith === undefined || fields[onlyWith]?.read(stored[onlyWith]) === true,
  )
}

/** The control of a setting, of whatever kind. Slots have none: what is in them is on the page. */
function Setting(props: SettingProps) {
  return props.field.isByDevice === true ? (
    <DeviceSetting {...props} renderOne={(one) => <OneSetting key={one.label} {...one} />} />
  ) : (
    <OneSetting {...props} />
  )
}

/** The control of a setting for one device. */
function OneSetting(props: SettingProps) {
  const { field, stored } = props
  const { kind } = field
  switch (kind) {
    case 'text':
    case 'paragraphs':
      return <TextSetting {...props} />
    case 'rich-text':
      return <RichTextSetting {...props} />
    case 'link':
      return <LinkSetting {...props} />
    case 'image':
      return <PictureSetting {...props} />
    case 'product':
    case 'category':
      return <RecordIdSetting {...props} />
    case 'list':
      return <ListSetting {...props} renderSettings={renderSettings} />
    case 'record':
      return <RecordSetting {...props} renderSettings={renderSettings} />
    case 'number':
      return isFilled(stored) ? <FilledSetting {...props} /> : <NumberSetting {...props} />
    case 'choice':
      return isFilled(stored) ? <FilledSetting {...props} /> : <ChoiceSetting {...props} />
    case 'toggle':
      return isFilled(stored) ? <FilledSetting {...props} /> : <ToggleSetting {...props} />
    case 'colour':
      return isFilled(stored) ? <FilledSetting {...props} /> : <ColourSetting {...props} />
    case 'slot':
      return null
    default:
      return kind satisfies never
  }
}

function isFilled(stored: unknown): boolean {
  return typeof stored === 'string' && hasExpression(stored)
}

function renderSettings(props: SettingsOfProps) {
  return <SettingsOf {...props} />
}

/** What is not set is not stored. */
function withoutDefaults(settings: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))
}
