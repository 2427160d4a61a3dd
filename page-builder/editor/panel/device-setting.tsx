import type { ReactNode } from 'react'
import { Button } from '@hydrant/design/navigation/button.tsx'
import type { Device } from '../../registry/styles.ts'
import { DEVICES } from '../devices.ts'
import { usePanel } from './panel-context.ts'
import type { SettingProps } from './setting-props.ts'

/**
 * A setting that can differ by device, for the device that is looked at. Without a value of its own it says where its
 * value comes from.
 */
export function DeviceSetting({
  field,
  label,
  stored,
  onChange,
  path,
  renderOne,
}: SettingProps & { readonly renderOne: (props: SettingProps) => ReactNode }) {
  const { device, isReadOnly } = usePanel()
  const own = storedFor(stored, device)
  const read = field.read(stored)
  const inherited = isRecord(read) ? read[device] : undefined
  const one = {
    ...field,
    isByDevice: false,
    fallback: inherited,
    read: (value: unknown) => (value === undefined ? inherited : readFor(field.read({ [device]: value }), device)),
  }
  const change = (value: unknown) => onChange(withDevice(stored, device, value))
  const { name } = DEVICES[device]
  return (
    <div className="editor-setting">
      {renderOne({
        field: one,
        label: `${label} (${name.toLowerCase()})`,
        stored: own,
        onChange: change,
        path: isRecord(stored) ? `${path}.${device}` : path,
      })}
      {own === undefined && device !== 'desktop' && <p className="editor-hint">{sourceOf(stored, device)}</p>}
      {own !== undefined && device !== 'desktop' && !isReadOnly && (
        <Button size="s" variant="tertiary" onClick={() => change(undefined)}>
          {`Not its own on ${name.toLowerCase()}`}
        </Button>
      )}
    </div>
  )
}

const WIDER: Readonly<Record<Device, readonly Device[]>> = {
  desktop: [],
  tablet: ['desktop'],
  mobile: ['tablet', 'desktop'],
}

function sourceOf(stored: unknown, device: Device): string {
  const source = WIDER[device].find((wider) => storedFor(stored, wider) !== undefined)
  return source === undefined
    ? 'As usual on this device.'
    : `As on ${DEVICES[source].name.toLowerCase()}, unless it gets a value of its own.`
}

/** What is stored for a device alone; one value for all of them is the desktop's. */
function storedFor(stored: unknown, device: Device): unknown {
  if (isRecord(stored)) return isSet(stored[device]) ? stored[device] : undefined
  return device === 'desktop' ? stored : undefined
}

function withDevice(stored: unknown, device: Device, value: unknown): unknown {
  const before = isRecord(stored) ? stored : { desktop: stored }
  const after = Object.fromEntries(Object.entries({ ...before, [device]: value }).filter(([, one]) => isSet(one)))
  return Object.keys(after).length === 0 ? undefined : after
}

function readFor(read: unknown, device: Device): unknown {
  return isRecord(read) ? read[device] : undefined
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
