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
  stored,
  onChange,
  path,
  renderSetting,
}: SettingProps & { readonly renderSetting: (props: SettingProps) => ReactNode }) {
  const { device, isReadOnly } = usePanelContext()
  const ownValue = getStoredForDevice(stored, device)
  const readValue = field.read(stored)
  const inheritedValue = isRecord(readValue) ? readValue[device] : undefined
  const singleDeviceField = {
    ...field,
    isByDevice: false,
    read: (value: unknown) =>
      value === undefined ? inheritedValue : getReadValueForDevice(field.read({ [device]: value }), device),
  }
  const change = (value: unknown) => onChange(withDeviceValue(stored, device, value))
  const deviceName = DEVICES[device].nameInSentence()
  return (
    <div className="editor-setting">
      {renderSetting({
        field: singleDeviceField,
        label: messages.labelOnDevice({ label, device: deviceName }),
        stored: ownValue,
        onChange: change,
        path: isRecord(stored) ? `${path}.${device}` : path,
      })}
      {ownValue === undefined && device !== 'desktop' && (
        <p className="editor-hint">{describeInheritedSource(stored, device)}</p>
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

function describeInheritedSource(stored: unknown, device: Device): string {
  const source = WIDER_DEVICES[device].find((wider) => getStoredForDevice(stored, wider) !== undefined)
  return source === undefined
    ? messages.asUsualOnDevice()
    : messages.asOnDevice({ device: DEVICES[source].nameInSentence() })
}

/** Returns the value stored for one device; a single value for all devices counts as the desktop's. */
function getStoredForDevice(stored: unknown, device: Device): unknown {
  if (isRecord(stored)) return isSet(stored[device]) ? stored[device] : undefined
  return device === 'desktop' ? stored : undefined
}

function withDeviceValue(stored: unknown, device: Device, value: unknown): unknown {
  const existing = isRecord(stored) ? stored : { desktop: stored }
  const updated = Object.fromEntries(
    Object.entries({ ...existing, [device]: value }).filter(([, deviceValue]) => isSet(deviceValue)),
  )
  return Object.keys(updated).length === 0 ? undefined : updated
}

function getReadValueForDevice(readValue: unknown, device: Device): unknown {
  return isRecord(readValue) ? readValue[device] : undefined
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}
