import { Children, isValidElement, type ReactNode, type RefObject } from 'react'
import styles from './scroll-row.module.css'

/** One item of a row with its key. */
export interface RowItem {
  readonly key: string
  readonly content: ReactNode
}

/** Converts React children to row items, one for each child. */
export function toRowItems(children: ReactNode): readonly RowItem[] {
  return Children.toArray(children).map((content, index) => ({
    key: isValidElement(content) ? String(content.key) : String(index),
    content,
  }))
}

/** The scrollable list; it is in the tab order only while there is something to scroll. */
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
