/** Window widths with their kind of device, including the narrowest and the widest of each kind. */
export const DEVICES = [
  [1440, 'desktop'],
  [1025, 'desktop'],
  [1024, 'tablet'],
  [820, 'tablet'],
  [768, 'tablet'],
  [767, 'mobile'],
  [390, 'mobile'],
] as const
