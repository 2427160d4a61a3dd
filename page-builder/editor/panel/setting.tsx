import { hasExpression } from '../../bindings/expression.ts'
import type { Field, Fields } from '../../fields/field.ts'
import { ColourSetting } from './colour-setting.tsx'
import { ChoiceSetting, NumberSetting, ToggleSetting } from './plain-settings.tsx'
import { DeviceSetting } from './device-setting.tsx'
import { ListSetting } from './list-setting.tsx'
import { LinkSetting, PictureSetting, RecordIdSetting } from './picker-settings.tsx'
import { RecordSetting } from './record-setting.tsx'
import { RichTextSetting } from './rich-text-setting.tsx'
import { SectionSetting } from './section-setting.tsx'
import type { SettingProps, SettingListProps } from './setting-props.ts'
import { ExpressionSetting, TextSetting } from './text-setting.tsx'

/** The controls of settings that are stored together, below one another. */
export function SettingList({ fields, storedSettings, path, onChange }: SettingListProps) {
  const change = (settings: Readonly<Record<string, unknown>>) =>
    onChange(omitUndefined({ ...storedSettings, ...settings }))
  return (
    <div className="editor-settings">
      {listActiveFields(fields, storedSettings).map(([name, field]) => (
        <div key={name} data-setting={path + name}>
          <Setting
            field={field}
            label={field.label()}
            storedValue={storedSettings[name]}
            path={path + name}
            onChange={(value) => change({ [name]: value })}
            onChangeSiblings={change}
            siblings={storedSettings}
          />
        </div>
      ))}
    </div>
  )
}

/** Lists the fields that have an effect with the current values of their toggles. */
function listActiveFields(
  fields: Fields,
  storedSettings: SettingListProps['storedSettings'],
): readonly (readonly [string, Field<unknown>])[] {
  return Object.entries(fields).filter(
    ([, { requiredToggle: toggleName }]) =>
      toggleName === undefined || fields[toggleName]?.read(storedSettings[toggleName]) === true,
  )
}

/** The control of a setting of any kind. Slots have none: their blocks are on the page. */
function Setting(props: SettingProps) {
  return props.field.isByDevice === true ? (
    <DeviceSetting
      {...props}
      renderSetting={(settingProps) => <SingleSetting key={settingProps.label} {...settingProps} />}
    />
  ) : (
    <SingleSetting {...props} />
  )
}

/** The control of a setting for one device. */
function SingleSetting(props: SettingProps) {
  const { field, storedValue } = props
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
    case 'section':
      return <SectionSetting {...props} />
    case 'list':
      return <ListSetting {...props} renderSettings={renderSettings} />
    case 'record':
      return <RecordSetting {...props} renderSettings={renderSettings} />
    case 'number':
      return isTextWithExpression(storedValue) ? <ExpressionSetting {...props} /> : <NumberSetting {...props} />
    case 'choice':
      return isTextWithExpression(storedValue) ? <ExpressionSetting {...props} /> : <ChoiceSetting {...props} />
    case 'toggle':
      return isTextWithExpression(storedValue) ? <ExpressionSetting {...props} /> : <ToggleSetting {...props} />
    case 'colour':
      return isTextWithExpression(storedValue) ? <ExpressionSetting {...props} /> : <ColourSetting {...props} />
    case 'slot':
      return null
    default:
      return kind satisfies never
  }
}

function isTextWithExpression(storedValue: unknown): boolean {
  return typeof storedValue === 'string' && hasExpression(storedValue)
}

function renderSettings(props: SettingListProps) {
  return <SettingList {...props} />
}

/** Removes undefined values, so that defaults are not stored. */
function omitUndefined(settings: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))
}
