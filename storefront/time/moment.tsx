import { RichMessage } from '@hydrant/design/format/rich-message.tsx'
import { createElementPlaceholder } from '@hydrant/kernel/text/element-argument.ts'
import { Moment } from '@hydrant/design/format/moment.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/time.js'

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
