import { RichMessage } from '@hydrant/design/format/rich-message.tsx'
import { createElementPlaceholder } from '@hydrant/kernel/text/element-argument.ts'
import { formatDateTime } from '@hydrant/kernel/locale/format-date.ts'
import * as messages from '@hydrant/messages/compiled/storefront/time.js'
import { useTimeZone } from './use-time-zone.ts'

/**
 * Shows a time (ISO) in the user's time zone with its name; without scripts in UTC. Renders nothing for an invalid
 * time.
 */
export function Moment({ of }: { readonly of: string }) {
  const text = formatDateTime(of, useTimeZone())
  return text === '' ? null : <time dateTime={of}>{text}</time>
}

/** Shows the time (ISO) of an action and the name of the user who did it; only the time when `by` is null. */
export function MomentBy({ of, by }: { readonly of: string; readonly by: string | null }) {
  if (by === null) return <Moment of={of} />
  return (
    <RichMessage
      text={messages.momentBy({ moment: createElementPlaceholder('moment'), user: by })}
      elements={{ moment: <Moment of={of} /> }}
    />
  )
}
