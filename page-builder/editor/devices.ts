import * as messages from '@hydrant/messages/compiled/page-builder/editor.js'
import type { Device } from '../registry/styles.ts'

interface DeviceDescription {
  readonly name: () => string
  readonly nameInSentence: () => string
  readonly width: number
}

/** The name of each device, alone and within a sentence, and the width of the page on it in pixels. */
export const DEVICES: Readonly<Record<Device, DeviceDescription>> = {
  mobile: { name: messages.phone, nameInSentence: messages.phoneInSentence, width: 390 },
  tablet: { name: messages.tablet, nameInSentence: messages.tabletInSentence, width: 820 },
  desktop: { name: messages.desktop, nameInSentence: messages.desktopInSentence, width: 1280 },
}

/** The devices from narrow to wide. */
export const DEVICE_ORDER = ['mobile', 'tablet', 'desktop'] as const satisfies readonly Device[]
