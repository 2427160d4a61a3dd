import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import type { ReactNode } from 'react'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/page-builder/settings-panel.js'
import type { Device } from '../../registry/styles.ts'
import { DEVICES } from '../devices.ts'
import { usePanelContext } from './panel-context.ts'
import type { SettingProps } from './setting-props.ts'

/**
 * The control of a setting that can differ by device, for the selected device. Without a value of its own it shows
 * where the value is inherited from.
 */
export function DeviceSetting({
  field,
  label,
  storedValue,
  onChange,
  path,
  renderSetting,
}: SettingProps & { readonly renderSetting: (props: SettingProps) => ReactNode }) {
  const { device, isReadOnly } = usePanelContext()
  const ownValue = findStoredForDevice(storedValue, device)
  const readValue = field.read(storedValue)
  const inheritedValue = isRecord(readValue) ? readValue[device] : undefined
  const singleDeviceField = {
    ...field,
    isByDevice: false,
    read: (value: unknown) =>
      value === undefined ? inheritedValue : getReadValueForDevice(field.read({ [device]: value }), device),
  }
  const change = (value: unknown) => onChange(withDeviceValue(storedValue, device, value))
  const deviceName = DEVICES[device].nameInSentence()
  return (
    <div className="editor-setting">
      {renderSetting({
        field: singleDeviceField,
        label: messages.labelOnDevice({ label, device: deviceName }),
        storedValue: ownValue,
        onChange: change,
        path: isRecord(storedValue) ? `${path}.${device}` : path,
      })}
      {ownValue === undefined && device !== 'desktop' && (
        <p className="editor-hint">{describeInheritedSource(storedValue, device)}</p>
      )}
      {ownValue !== undefined && device !== 'desktop' && !isReadOnly && (
        <Button size="s" variant="tertiary" onClick={() => change(undefined)}>
          {messages.notItsOwn({ device: deviceName })}
        </Button>
      )}
    </div>
  )
}

const WIDER_DEVICES: Readonly<Record<Device, readonly Device[]>> = {
  desktop: [],
  tablet: ['desktop'],
  mobile: ['tablet', 'desktop'],
}

function describeInheritedSource(storedValue: unknown, device: Device): string {
  const sourceDevice = WIDER_DEVICES[device].find((wider) => findStoredForDevice(storedValue, wider) !== undefined)
  return sourceDevice === undefined
    ? messages.asUsualOnDevice()
    : messages.asOnDevice({ device: DEVICES[sourceDevice].nameInSentence() })
}

/** Returns the value stored for one device; a single value for all devices counts as the desktop's. */
function findStoredForDevice(storedValue: unknown, device: Device): unknown {
  if (isRecord(storedValue)) return isSet(storedValue[device]) ? storedValue[device] : undefined
  return device === 'desktop' ? storedValue : undefined
}

function withDeviceValue(storedValue: unknown, device: Device, value: unknown): unknown {
  const existingValues = isRecord(storedValue) ? storedValue : { desktop: storedValue }
  const updatedValues = Object.fromEntries(
    Object.entries({ ...existingValues, [device]: value }).filter(([, deviceValue]) => isSet(deviceValue)),
  )
  return Object.keys(updatedValues).length === 0 ? undefined : updatedValues
}

function getReadValueForDevice(readValue: unknown, device: Device): unknown {
  return isRecord(readValue) ? readValue[device] : undefined
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}
