import type { ReactNode } from 'react'
import type { Field, Fields } from '../../fields/field.ts'

/** What the control of a setting is given. */
export interface SettingProps {
  readonly field: Field<unknown>
  /** What it is called, with the device where it differs by device. */
  readonly label: string
  /** What is stored, as it is; undefined for the default. */
  readonly stored: unknown
  /** Takes what is to be stored; undefined for the default. */
  readonly onChange: (stored: unknown) => void
  /** Its name, in lists with its place, such as `slides.0.title`. */
  readonly path: string
  /** Sets several settings beside it, by their names, such as the words that go with a picture. */
  readonly onChangeBeside?: ((settings: Readonly<Record<string, unknown>>) => void) | undefined
  /** What is stored beside it. */
  readonly beside?: Readonly<Record<string, unknown>> | undefined
}

/** What the controls of some settings that are stored together are given. */
export interface SettingsOfProps {
  readonly fields: Fields
  readonly stored: Readonly<Record<string, unknown>>
  /** What stands before the names of the settings, such as `slides.0.`. */
  readonly path: string
  readonly onChange: (stored: Readonly<Record<string, unknown>>) => void
}

/** What a setting that has settings in it is given: how to show them. */
export interface NestingProps extends SettingProps {
  readonly renderSettings: (props: SettingsOfProps) => ReactNode
}
