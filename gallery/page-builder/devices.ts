/** Widths of windows with the kind of device that they are; the narrowest and the widest of each kind among them. */
export const DEVICES = [
  [1440, 'desktop'],
  [1025, 'desktop'],
  [1024, 'tablet'],
  [820, 'tablet'],
  [768, 'tablet'],
  [767, 'mobile'],
  [390, 'mobile'],
] as const
