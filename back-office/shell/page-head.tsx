import type { ReactNode } from 'react'
import * as messages from '@hydrant/messages/compiled/back-office/shell.js'
import styles from './page-head.module.css'

/** The heading of a page, which is also the title of its window; `children` are links and buttons beside it. */
export function PageHead({ title, detail, children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <title>{messages.windowTitle({ title })}</title>
      <h1>{title}</h1>
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  )
}

interface PageHeadProps {
  readonly title: string
  readonly detail?: ReactNode
  readonly children?: ReactNode
}
