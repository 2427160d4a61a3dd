import { type ReactNode, useRef } from 'react'
import { classNames } from '../layout/class-names.ts'
import { RowControls, titleOf, type RowTitles } from './row-controls.tsx'
import { RowList, rowItems } from './row-list.tsx'
import styles from './scroll-row.module.css'
import { useScrollRow } from './use-scroll-row.ts'
import { useStyleSettings } from './use-style-settings.ts'

/**
 * A page of items out of more, which moves by a few and begins anew after the last. `pageSize` items are seen in wide
 * windows, at most 4 in medium and 2 in small ones; there are arrows only if more items exist. It can be swiped and
 * scrolled, without scripts too.
 */
export function Carousel({
  label,
  children,
  pageSize = 2,
  startIndex = 0,
  scrollStep = 1,
  titles = {},
}: CarouselProps) {
  const list = useRef<HTMLUListElement>(null)
  const settings = useStyleSettings(list, { 'page-size': String(Math.max(Math.trunc(pageSize), 1)) })
  const items = rowItems(children)
  const { visible, first, last, goTo } = useScrollRow(list, { count: items.length, start: startIndex })
  const isMovable = visible > 0 && last > 0
  const step = Math.min(Math.max(Math.trunc(scrollStep), 1), visible)
  const before = first <= 0 ? last : Math.max(first - step, 0)
  const after = first >= last ? 0 : Math.min(first + step, last)
  const arrow = (title: string, to: number) =>
    isMovable ? { title: titleOf(title, [to + 1, items.length]), isIdle: false, onPress: () => goTo(to) } : null
  return (
    <div role="group" aria-label={label} className={styles.carousel}>
      <RowList list={list} label={label} items={items} settings={settings} isScrollable={isMovable} />
      {items.length > 1 && (
        <RowControls
          className={hiddenWhereAllFit(items.length, settings['data-page-size'])}
          back={arrow(titles.prev ?? 'Previous', before)}
          on={arrow(titles.next ?? 'Next', after)}
        >
          {isMovable && (
            <p aria-live="polite">{`${first + 1}–${Math.min(first + visible, items.length)} of ${items.length}`}</p>
          )}
        </RowControls>
      )}
    </div>
  )
}

/**
 * In which windows there is nothing to move to, so that the controls take no room there even before scripts have
 * measured.
 */
function hiddenWhereAllFit(count: number, pageSize = '1'): string | undefined {
  const fits = (most: number) => count <= Math.min(Number(pageSize), most)
  return classNames(
    fits(2) && styles.fitSmall,
    fits(4) && styles.fitMedium,
    fits(Number.POSITIVE_INFINITY) && styles.fitLarge,
  )
}

interface CarouselProps {
  /** What the items are. */
  readonly label: string
  /** One node for each item. */
  readonly children: ReactNode
  readonly pageSize?: number
  /** The item that comes first at the beginning, counted from 0. */
  readonly startIndex?: number
  /** How many items an arrow moves by, at most a page. */
  readonly scrollStep?: number
  readonly titles?: Pick<RowTitles, 'prev' | 'next'>
}
