import { type ReactNode, useId } from 'react'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import styles from './headed-section.module.css'

interface HeadedSectionProps {
  readonly title: string
  readonly tag: 'h1' | 'h2' | 'h3' | 'h4'
  /** Where there is more of what it shows; left out without a label or an address. */
  readonly more?: { readonly label: string; readonly href: string }
  readonly className: string | undefined
  /** What is below, which may name the title's id. */
  readonly children: (titleId: string) => ReactNode
}

/**
 * A part of a page under a title of its own. A page may show the same block more than once: the id is made for each of
 * them.
 */
export function HeadedSection({
  title,
  tag: Tag,
  more = { label: '', href: '' },
  className,
  children,
}: HeadedSectionProps) {
  const id = useId()
  return (
    <PageWidth>
      <section aria-labelledby={id} className={className}>
        <div className={styles.head}>
          <Tag id={id}>{title}</Tag>
          {more.href !== '' && more.label !== '' && <Link href={more.href}>{more.label}</Link>}
        </div>
        {children(id)}
      </section>
    </PageWidth>
  )
}
