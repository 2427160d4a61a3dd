import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { classNames } from '../layout/class-names.ts'
import { isUrgent, TONE_ICONS, type Tone } from './tone.ts'
import styles from './alert.module.css'

/** A message in the page. Screen readers announce errors and warnings at once, other tones when they are idle. */
export function Alert({ tone = 'info', title, children }: AlertProps) {
  return (
    <div className={classNames(styles.alert, styles[tone])} role={isUrgent(tone) ? 'alert' : 'status'}>
      <Icon name={TONE_ICONS[tone]} />
      <div>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  )
}

interface AlertProps {
  readonly tone?: Tone
  readonly title?: string
  readonly children?: ReactNode
}
