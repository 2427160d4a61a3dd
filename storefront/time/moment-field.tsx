import { useState } from 'react'
import { TextField } from '@hydrant/design/form/field.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/time.js'
import { useIsHydrated } from '@hydrant/design/format/use-is-hydrated.ts'
import { toIsoFromLocalFieldValue, toLocalFieldValue } from './local-time.ts'
import { useTimeZone, formatTimeZoneName } from '@hydrant/design/format/use-time-zone.ts'

interface MomentFieldProps {
  readonly label: string
  /** The field's name. Its value is ISO in UTC; without scripts it is sent as typed, and the label asks for UTC. */
  readonly name?: string
  readonly hint?: string | undefined
  readonly required?: boolean
  readonly min?: Date | undefined
  readonly max?: Date | undefined
  /** Called with the time (ISO), or an empty text while there is none. */
  readonly onMoment?: (moment: string) => void
}

/** A field for date and time in the user's time zone, whose name is part of the label. */
export function MomentField({ label, name, hint, required, min, max, onMoment }: MomentFieldProps) {
  const isHydrated = useIsHydrated()
  const timeZone = useTimeZone()
  const [moment, setMoment] = useState('')
  const toFieldLimit = (limit: Date | undefined) =>
    limit === undefined || !isHydrated ? undefined : toLocalFieldValue(limit)
  return (
    <>
      {/* A time that was typed before hydration is in UTC: the new key clears it, so that it is not read as local. */}
      <TextField
        key={timeZone}
        label={messages.labelWithTimeZone({ label, timeZone: formatTimeZoneName(timeZone) })}
        type="datetime-local"
        name={isHydrated ? undefined : name}
        hint={isHydrated ? hint : undefined}
        required={required}
        min={toFieldLimit(min)}
        max={toFieldLimit(max)}
        onChange={({ target }) => {
          const chosenMoment = toIsoFromLocalFieldValue(target.value)
          setMoment(chosenMoment)
          onMoment?.(chosenMoment)
        }}
      />
      {isHydrated && name !== undefined && <input type="hidden" name={name} value={moment} />}
    </>
  )
}
