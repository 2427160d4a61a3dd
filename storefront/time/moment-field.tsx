import { useState } from 'react'
import { TextField } from '@hydrant/design/form/field.tsx'
import { useIsHydrated } from '../session/use-is-hydrated.ts'
import { fromLocalTime, toLocalTime } from './local-time.ts'
import { useTimeZone, zoneName } from './use-time-zone.ts'

interface MomentFieldProps {
  readonly label: string
  /**
   * Under which a form sends the moment: ISO in UTC, or, without scripts, as it was written, which was asked for in
   * UTC.
   */
  readonly name?: string
  readonly hint?: string | undefined
  readonly required?: boolean
  readonly min?: Date | undefined
  readonly max?: Date | undefined
  /** Hears the moment (ISO), or an empty text while there is none. */
  readonly onMoment?: (moment: string) => void
}

/** Asks for date and time on the clock of whoever fills it in; its label says which time zone that is. */
export function MomentField({ label, name, hint, required, min, max, onMoment }: MomentFieldProps) {
  const isHydrated = useIsHydrated()
  const timeZone = useTimeZone()
  const [moment, setMoment] = useState('')
  const bound = (limit: Date | undefined) => (limit === undefined || !isHydrated ? undefined : toLocalTime(limit))
  return (
    <>
      {/* What was written before the scripts ran was asked for in UTC: it does not turn into another moment by itself. */}
      <TextField
        key={timeZone}
        label={`${label} (${zoneName(timeZone)})`}
        type="datetime-local"
        name={isHydrated ? undefined : name}
        hint={isHydrated ? hint : undefined}
        required={required}
        min={bound(min)}
        max={bound(max)}
        onChange={({ target }) => {
          const written = fromLocalTime(target.value)
          setMoment(written)
          onMoment?.(written)
        }}
      />
      {isHydrated && name !== undefined && <input type="hidden" name={name} value={moment} />}
    </>
  )
}
