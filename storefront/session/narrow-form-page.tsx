import type { ReactNode } from 'react'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import styles from './narrow-form-page.module.css'

/** The layout of a page with one narrow form, such as the sign-in page. */
export function NarrowFormPage({
  title,
  intro,
  children,
}: {
  readonly title: string
  readonly intro: string
  readonly children: ReactNode
}) {
  return (
    <PageWidth>
      <div className={styles.page}>
        <h1>{title}</h1>
        <p className={styles.intro}>{intro}</p>
        {children}
      </div>
    </PageWidth>
  )
}
