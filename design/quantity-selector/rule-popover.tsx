import * as messages from '@hydrant/messages/compiled/design/quantity-selector.js'
import { Popover } from '../overlay/popover.tsx'
import styles from './rule-popover.module.css'

/** The quantity rule behind an info icon; renders nothing without sentences. */
export function RulePopover({ texts }: { readonly texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <Popover label={messages.rules()}>
      <ul className={styles.texts}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Popover>
  )
}
