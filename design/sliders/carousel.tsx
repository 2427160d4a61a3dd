import { type ReactNode, useRef } from 'react'
import * as messages from '@hydrant/messages/compiled/design/sliders.js'
import { classNames } from '../layout/class-names.ts'
import { RowControls, fillTitlePlaceholders, type RowTitles } from './row-controls.tsx'
import { RowList, toRowItems } from './row-list.tsx'
import styles from './scroll-row.module.css'
import { useScrollRow } from './use-scroll-row.ts'
import { useStyleSettingsProps } from './use-style-settings.ts'

/**
 * A row that shows a page of its items, moves by a few at a time and starts again after the last. `pageSize` items are
 * visible in wide windows, at most 4 in medium and 2 in small ones; there are arrows only if there are more items. It
 * can be swiped and scrolled, also without scripts.
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
  const settings = useStyleSettingsProps(list, { 'page-size': String(Math.max(Math.trunc(pageSize), 1)) })
  const items = toRowItems(children)
  const { visibleCount, firstIndex, lastStartIndex, goTo } = useScrollRow(list, {
    count: items.length,
    start: startIndex,
  })
  const isMovable = visibleCount > 0 && lastStartIndex > 0
  const step = Math.min(Math.max(Math.trunc(scrollStep), 1), visibleCount)
  const previousStart = firstIndex <= 0 ? lastStartIndex : Math.max(firstIndex - step, 0)
  const nextStart = firstIndex >= lastStartIndex ? 0 : Math.min(firstIndex + step, lastStartIndex)
  const toArrowProps = (title: string, to: number) =>
    isMovable
      ? { title: fillTitlePlaceholders(title, [to + 1, items.length]), isIdle: false, onPress: () => goTo(to) }
      : null
  return (
    <div role="group" aria-label={label} className={styles.carousel}>
      <RowList list={list} label={label} items={items} settings={settings} isScrollable={isMovable} />
      {items.length > 1 && (
        <RowControls
          className={toHiddenControlsClass(items.length, settings['data-page-size'])}
          previous={toArrowProps(titles.prev ?? messages.previous(), previousStart)}
          next={toArrowProps(titles.next ?? messages.next(), nextStart)}
        >
          {isMovable && (
            <p aria-live="polite">
              {messages.itemsShown({
                first: String(firstIndex + 1),
                last: String(Math.min(firstIndex + visibleCount, items.length)),
                count: String(items.length),
              })}
            </p>
          )}
        </RowControls>
      )}
    </div>
  )
}

/**
 * Returns the CSS classes that hide the controls in windows where all items fit, so that no space is reserved for them
 * even before scripts have measured the row.
 */
function toHiddenControlsClass(count: number, pageSize = '1'): string | undefined {
  const fits = (limit: number) => count <= Math.min(Number(pageSize), limit)
  return classNames(
    fits(2) && styles.fitSmall,
    fits(4) && styles.fitMedium,
    fits(Number.POSITIVE_INFINITY) && styles.fitLarge,
  )
}

interface CarouselProps {
  /** The accessible name of the row. */
  readonly label: string
  /** One node for each item. */
  readonly children: ReactNode
  readonly pageSize?: number
  /** The index of the item that is first initially. */
  readonly startIndex?: number
  /** How many items an arrow moves by, at most a page. */
  readonly scrollStep?: number
  readonly titles?: Pick<RowTitles, 'prev' | 'next'>
}
