import { type ReactNode, useId } from 'react'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import styles from './headed-section.module.css'

interface HeadedSectionProps {
  readonly title: string
  readonly tag: 'h1' | 'h2' | 'h3' | 'h4'
  /** A link to more content; omitted without a label or a URL. */
  readonly more?: { readonly label: string; readonly href: string }
  readonly className: string | undefined
  /** The content, which may refer to the title by its id. */
  readonly children: (titleId: string) => ReactNode
}

/** A section with a title. The title's id is generated, because a page may contain the same block more than once. */
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
