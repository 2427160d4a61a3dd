import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { classNames } from '../layout/class-names.ts'
import styles from './alert.module.css'

/** What a message is about. */
export type Tone = 'info' | 'success' | 'warning' | 'error'

const ICONS = { info: 'info', success: 'check', warning: 'warning', error: 'error' } as const

/** A message in the page. Errors and warnings are announced at once, the rest when there is a pause. */
export function Alert({ tone = 'info', title, children }: AlertProps) {
  const isUrgent = tone === 'error' || tone === 'warning'
  return (
    <div className={classNames(styles.alert, styles[tone])} role={isUrgent ? 'alert' : 'status'}>
      <Icon name={ICONS[tone]} />
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
