import { Children, isValidElement, type ReactNode, type RefObject } from 'react'
import styles from './scroll-row.module.css'

/** One item of a row with what it is known by. */
export interface RowItem {
  readonly key: string
  readonly content: ReactNode
}

/** The children of a row, each of which is one item. */
export function rowItems(children: ReactNode): readonly RowItem[] {
  return Children.toArray(children).map((content, index) => ({
    key: isValidElement(content) ? String(content.key) : String(index),
    content,
  }))
}

/** The list that is scrolled; a stop of the keyboard only while there is somewhere to scroll to. */
export function RowList({ list, label, items, settings, isScrollable }: RowListProps) {
  return (
    <ul ref={list} {...settings} className={styles.list} aria-label={label} tabIndex={isScrollable ? 0 : undefined}>
      {items.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  )
}

interface RowListProps {
  readonly list: RefObject<HTMLUListElement | null>
  readonly label: string
  readonly items: readonly RowItem[]
  readonly settings: Readonly<Record<`data-${string}`, string>>
  readonly isScrollable: boolean
}
