import type { Device } from '../registry/styles.ts'

/** The name of each device, and the width of the page on it in pixels. */
export const DEVICES: Readonly<Record<Device, { readonly name: string; readonly width: number }>> = {
  mobile: { name: 'Phone', width: 390 },
  tablet: { name: 'Tablet', width: 820 },
  desktop: { name: 'Desktop', width: 1280 },
}

/** The devices from narrow to wide. */
export const DEVICE_ORDER = ['mobile', 'tablet', 'desktop'] as const satisfies readonly Device[]
