import { currentLocale } from '@hydrant/messages/locale.ts'
import { useWarnOncePerMessage } from './use-warn-once-per-message.ts'

interface LocationTextProps {
  /** Degrees, -90 to 90. */
  readonly latitude: number
  /** Degrees, -180 to 180. */
  readonly longitude: number
  readonly locale?: string
}

/** Coordinates in degrees; values out of range render nothing and log a warning in the console. */
export function LocationText({ latitude, longitude, locale = currentLocale() }: LocationTextProps) {
  const isInRange = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  useWarnOncePerMessage(isInRange ? null : `There is no place at latitude ${latitude}, longitude ${longitude}.`)
  if (!isInRange) return null
  const degrees = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 })
  return `${degrees.format(latitude)}, ${degrees.format(longitude)}`
}
