import type { ReactNode } from 'react'
import type { Field, Fields } from '../../fields/field.ts'

/** The props of the control of a setting. */
export interface SettingProps {
  readonly field: Field<unknown>
  /** Its label, with the device where it differs by device. */
  readonly label: string
  /** The stored value; undefined for the default. */
  readonly storedValue: unknown
  /** Called with the value to store; undefined for the default. */
  readonly onChange: (stored: unknown) => void
  /** Its path, with the index of a list entry, such as `slides.0.title`. */
  readonly path: string
  /** Sets several settings on the same level by name, such as the alternative text of a picture. */
  readonly onChangeSiblings?: ((settings: Readonly<Record<string, unknown>>) => void) | undefined
  /** The stored values of the settings on the same level. */
  readonly siblings?: Readonly<Record<string, unknown>> | undefined
}

/** The props of a list of settings that are stored together. */
export interface SettingListProps {
  readonly fields: Fields
  readonly storedSettings: Readonly<Record<string, unknown>>
  /** The prefix of the settings' paths, such as `slides.0.`. */
  readonly path: string
  readonly onChange: (stored: Readonly<Record<string, unknown>>) => void
}

/** The props of a setting that contains other settings, with a function that renders them. */
export interface NestingProps extends SettingProps {
  readonly renderSettings: (props: SettingListProps) => ReactNode
}
