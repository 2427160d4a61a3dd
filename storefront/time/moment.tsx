import { formatMoment } from '@hydrant/kernel/locale/format-date.ts'
import { useTimeZone } from './use-time-zone.ts'

/**
 * A moment (ISO) with date and time, on the clock of whoever looks, which it names; without scripts in UTC. Nothing for
 * a text that is none.
 */
export function Moment({ of }: { readonly of: string }) {
  const text = formatMoment(of, useTimeZone())
  return text === '' ? null : <time dateTime={of}>{text}</time>
}

/** A moment and who did something then; null for nobody that is known. */
export function MomentBy({ of, by }: { readonly of: string; readonly by: string | null }) {
  return (
    <>
      <Moment of={of} />
      {by !== null && ` by ${by}`}
    </>
  )
}
