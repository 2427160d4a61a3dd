import { useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import { ruleTexts, type QuantityRule } from './quantity-rule.ts'
import styles from './rule-popover.module.css'

/** The purchase rule behind an info icon; the platform's popover closes it by Escape, its button or a press elsewhere. */
export function RulePopover({ rule }: { readonly rule: QuantityRule | null }) {
  const id = useId()
  const texts = ruleTexts(rule)
  if (texts.length === 0) return null
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={id}>
        <Icon name="info" size="s" label="Quantity rules" />
      </button>
      <div id={id} popover="auto" className={styles.popover}>
        <ul className={styles.texts}>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <button type="button" className={styles.closer} popoverTarget={id} popoverTargetAction="hide">
          <Icon name="close" size="s" label="Close" />
        </button>
      </div>
    </>
  )
}
