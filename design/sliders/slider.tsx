import { type ReactNode, useRef } from 'react'
import * as messages from '@hydrant/messages/compiled/design/sliders.js'
import { Dots } from './dots.tsx'
import { RowControls, fillTitlePlaceholders, type RowTitles } from './row-controls.tsx'
import { RowList, toRowItems } from './row-list.tsx'
import styles from './scroll-row.module.css'
import { useScrollRow } from './use-scroll-row.ts'
import { type StyleSettings, useStyleSettingsProps } from './use-style-settings.ts'

/** Numbers for windows at least 1200 (`xl`), 1024 (`lg`) and 768 (`md`) pixels wide. */
export interface ByBreakpoint {
  readonly xl?: number | undefined
  readonly lg?: number | undefined
  readonly md?: number | undefined
}

/**
 * Items in pages side by side, with arrows and a dot for each page; the last page is filled up with items of the one
 * before. Five items are visible from 1200 pixels on, three from 1024, two from 768, and one below. It can be swiped
 * and scrolled, also without scripts.
 */
export function Slider({
  label,
  children,
  showArrows = true,
  showSlicks = true,
  titles = {},
  ...layoutProps
}: SliderProps) {
  const list = useRef<HTMLUListElement>(null)
  const settings = useStyleSettingsProps(list, toStyleSettings(layoutProps))
  const items = toRowItems(children)
  const { visibleCount, firstIndex, lastStartIndex, goTo } = useScrollRow(list, { count: items.length })
  const pages = visibleCount === 0 ? 0 : Math.ceil(items.length / visibleCount)
  const page = firstIndex >= lastStartIndex ? pages - 1 : Math.floor(firstIndex / visibleCount)
  const toArrowProps = (title: string, to: number) => ({
    title: fillTitlePlaceholders(title, [to + 1, pages]),
    isIdle: to < 0 || to >= pages,
    onPress: () => goTo(to * visibleCount),
  })
  return (
    <div role="group" aria-label={label} className={styles.slider}>
      <RowList list={list} label={label} items={items} settings={settings} isScrollable={pages > 1} />
      {items.length > 1 && (showArrows || showSlicks) && (
        <RowControls
          previous={showArrows && pages > 1 ? toArrowProps(titles.prev ?? messages.previous(), page - 1) : null}
          next={showArrows && pages > 1 ? toArrowProps(titles.next ?? messages.next(), page + 1) : null}
        >
          {showSlicks && pages > 1 && (
            <Dots
              names={toPageNames(titles.slick, pages)}
              current={page}
              onChoose={(to) => goTo(to * visibleCount)}
              className={styles.dots}
            />
          )}
        </RowControls>
      )}
    </div>
  )
}

interface SliderProps {
  /** The accessible name of the row. */
  readonly label: string
  /** One node for each item. */
  readonly children: ReactNode
  readonly showArrows?: boolean
  readonly showSlicks?: boolean
  /** How many items are visible, `sm` in the narrowest windows; anything but a whole number from 1 on is ignored. */
  readonly columns?: ByBreakpoint & { readonly sm?: number | undefined }
  /** Pixels between items, 0 or more. */
  readonly gap?: number | undefined
  /** Pixels between items in wider windows; the default is `gap`. */
  readonly gaps?: ByBreakpoint
  readonly titles?: RowTitles
}

function toPageNames(title: string | undefined, pages: number): readonly string[] {
  return Array.from({ length: pages }, (_, index) =>
    title === undefined ? messages.page({ page: String(index + 1) }) : fillTitlePlaceholders(title, [index + 1, pages]),
  )
}

function toStyleSettings({
  columns = {},
  gap,
  gaps = {},
}: Pick<SliderProps, 'columns' | 'gap' | 'gaps'>): StyleSettings {
  return {
    'columns-xl': toColumnsSetting(columns.xl),
    'columns-lg': toColumnsSetting(columns.lg),
    'columns-md': toColumnsSetting(columns.md),
    'columns-sm': toColumnsSetting(columns.sm),
    gap: toGapSetting(gap),
    'gap-xl': toGapSetting(gaps.xl),
    'gap-lg': toGapSetting(gaps.lg),
    'gap-md': toGapSetting(gaps.md),
  }
}

function toColumnsSetting(columns: number | undefined): string | undefined {
  return columns !== undefined && Number.isInteger(columns) && columns > 0 ? String(columns) : undefined
}

function toGapSetting(gap: number | undefined): string | undefined {
  return gap !== undefined && Number.isFinite(gap) && gap >= 0 ? `${gap}px` : undefined
}
