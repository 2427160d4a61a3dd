import { useWarning } from './use-warning.ts'

interface LocationTextProps {
  /** Degrees, -90 to 90. */
  readonly latitude: number
  /** Degrees, -180 to 180. */
  readonly longitude: number
  readonly locale?: string
}

/** A place on the earth in degrees; nothing, and a warning in the console, for one that is not on it. */
export function LocationText({ latitude, longitude, locale = 'en-US' }: LocationTextProps) {
  const isThere = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  useWarning(isThere ? null : `There is no place at latitude ${latitude}, longitude ${longitude}.`)
  if (!isThere) return null
  const degrees = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 })
  return `${degrees.format(latitude)}, ${degrees.format(longitude)}`
}
