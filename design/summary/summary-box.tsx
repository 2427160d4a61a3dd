import type { ReactNode } from 'react'
import styles from './summary-box.module.css'

/** A summary, beside the content on wide screens and below it on narrow ones. */
export function SummaryBox({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.box} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  )
}

/** Lays out content with a summary box beside it. */
export function SummaryLayout({ children, summary }: { readonly children: ReactNode; readonly summary: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <div className={styles.side}>{summary}</div>
    </div>
  )
}
