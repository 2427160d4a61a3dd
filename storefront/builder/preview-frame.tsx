import type { Ref } from 'react'
import { ChoiceField, FieldGroup } from '@hydrant/design/form/field.tsx'
import type { Device } from '@hydrant/page-builder/registry/styles.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder-editor.js'

const WIDTHS = {
  mobile: { label: messages.phone, title: messages.previewOnPhone, width: 390 },
  tablet: { label: messages.tablet, title: messages.previewOnTablet, width: 820 },
  desktop: { label: messages.desktop, title: messages.previewOnDesktop, width: 1280 },
} as const satisfies Record<Device, unknown>
const DEVICES: readonly Device[] = ['mobile', 'tablet', 'desktop']

/**
 * The iframe contains the shop itself. The sandbox keeps it from navigating the builder's window: links that leave the
 * page open in a new tab.
 */
const SANDBOX = 'allow-same-origin allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'

/** A page of the shop at the width of a device. */
export function PreviewFrame({
  device,
  src,
  frameRef,
  onLoad,
}: {
  readonly device: Device
  readonly src: string
  readonly frameRef?: Ref<HTMLIFrameElement>
  readonly onLoad?: () => void
}) {
  return (
    <iframe
      ref={frameRef}
      title={WIDTHS[device].title()}
      src={src}
      width={WIDTHS[device].width}
      sandbox={SANDBOX}
      className="builder-preview-frame"
      onLoad={onLoad}
    />
  )
}

/** The field with which the width of a preview is chosen. */
export function DeviceField({
  device,
  onDevice,
}: {
  readonly device: Device
  readonly onDevice: (device: Device) => void
}) {
  return (
    <FieldGroup legend={messages.width()}>
      <div className="builder-widths">
        {DEVICES.map((name) => (
          <ChoiceField
            key={name}
            type="radio"
            name="device"
            value={name}
            label={WIDTHS[name].label()}
            checked={device === name}
            onChange={() => onDevice(name)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
