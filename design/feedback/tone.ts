/** The severity of a message. */
export type Tone = 'info' | 'success' | 'warning' | 'error'

/** The icon of each tone. */
export const TONE_ICONS = {
  info: 'utility:info',
  success: 'utility:check',
  warning: 'utility:warning',
  error: 'utility:error',
} as const

/** Whether screen readers announce a message at once instead of when they are idle. */
export function isUrgent(tone: Tone): boolean {
  return tone === 'error' || tone === 'warning'
}
