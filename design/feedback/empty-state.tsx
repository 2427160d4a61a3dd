import type { ReactNode } from 'react'
import { Heading } from '../format/heading.tsx'
import styles from './empty-state.module.css'

/** A message that a list or page is empty, and what to do about it. */
export function EmptyState({ title, level = 2, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Heading level={level}>{title}</Heading>
      {children}
    </div>
  )
}

interface EmptyStateProps {
  readonly title: string
  readonly level?: 1 | 2 | 3
  /** Text and links that lead further. */
  readonly children?: ReactNode
}
