import type { ReactNode } from 'react'
import { Heading } from '../format/heading.tsx'
import { classNames } from './class-names.ts'
import styles from './page.module.css'

/** Content centred in at most 1440 pixels, with the page's side padding. */
export function PageWidth({
  children,
  className,
}: {
  readonly children: ReactNode
  readonly className?: string | undefined
}) {
  return <div className={classNames(styles.width, className)}>{children}</div>
}

/** A list of equally wide cells that wraps: `cards` for products, `tiles` for categories. */
export function CardGrid({
  children,
  kind = 'cards',
}: {
  readonly children: ReactNode
  readonly kind?: 'cards' | 'tiles' | 'wide'
}) {
  return <ul className={classNames(styles.grid, styles[kind])}>{children}</ul>
}

/** A heading above its content, with an optional link or control on the same line. */
export function Section({ title, level = 2, aside, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <Heading level={level}>{title}</Heading>
        {aside}
      </div>
      {children}
    </section>
  )
}

interface SectionProps {
  readonly title: string
  readonly level?: 1 | 2 | 3 | 4
  readonly aside?: ReactNode
  readonly children: ReactNode
}
