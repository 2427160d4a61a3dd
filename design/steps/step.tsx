import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { classNames } from '../layout/class-names.ts'
import styles from './step.module.css'

/** The state of a step: still ahead, open, or done and shown in short. */
export type StepState = 'ahead' | 'open' | 'done'

/** One numbered step of a longer form; `aside` is the control that reopens a completed step. */
export function Step({ id, number, title, state, aside, children }: StepProps) {
  return (
    <section id={id} tabIndex={-1} className={classNames(styles.step, styles[state])} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {state === 'done' ? <Icon name="utility:check" size="small" /> : number}
        </span>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {aside}
      </div>
      {state !== 'ahead' && <div className={styles.body}>{children}</div>}
    </section>
  )
}

interface StepProps {
  readonly id: string
  readonly number: number
  readonly title: string
  readonly state: StepState
  readonly aside?: ReactNode
  readonly children?: ReactNode
}

/** The steps of a form, in order. */
export function StepList({ children }: { readonly children: ReactNode }) {
  return <div className={styles.steps}>{children}</div>
}
