/** What a message is about. */
export type Tone = 'info' | 'success' | 'warning' | 'error'

/** The icon of each tone. */
export const TONE_ICONS = {
  info: 'utility:info',
  success: 'utility:check',
  warning: 'utility:warning',
  error: 'utility:error',
} as const

/** Whether a message must be heard at once, rather than when there is a pause. */
export function isUrgent(tone: Tone): boolean {
  return tone === 'error' || tone === 'warning'
}
