import { type ReactNode, useRef } from 'react'
import { Dots } from './dots.tsx'
import { RowControls, titleOf, type RowTitles } from './row-controls.tsx'
import { RowList, rowItems } from './row-list.tsx'
import styles from './scroll-row.module.css'
import { useScrollRow } from './use-scroll-row.ts'
import { type StyleSettings, useStyleSettings } from './use-style-settings.ts'

/** Numbers for windows from 1200 (`xl`), 1024 (`lg`) and 768 (`md`) pixels of width on. */
export interface ByWidth {
  readonly xl?: number | undefined
  readonly lg?: number | undefined
  readonly md?: number | undefined
}

/**
 * Items in pages side by side, with arrows and a dot for each page; the last page is filled up with items of the one
 * before. Five are seen from 1200 pixels on, three from 1024, two from 768, and one below. It can be swiped and
 * scrolled, without scripts too.
 */
export function Slider({
  label,
  children,
  showArrows = true,
  showSlicks = true,
  titles = {},
  ...measures
}: SliderProps) {
  const list = useRef<HTMLUListElement>(null)
  const settings = useStyleSettings(list, settingsOf(measures))
  const items = rowItems(children)
  const { visible, first, last, goTo } = useScrollRow(list, { count: items.length })
  const pages = visible === 0 ? 0 : Math.ceil(items.length / visible)
  const page = first >= last ? pages - 1 : Math.floor(first / visible)
  const arrow = (title: string, to: number) => ({
    title: titleOf(title, [to + 1, pages]),
    isIdle: to < 0 || to >= pages,
    onPress: () => goTo(to * visible),
  })
  return (
    <div role="group" aria-label={label} className={styles.slider}>
      <RowList list={list} label={label} items={items} settings={settings} isScrollable={pages > 1} />
      {items.length > 1 && (showArrows || showSlicks) && (
        <RowControls
          back={showArrows && pages > 1 ? arrow(titles.prev ?? 'Previous', page - 1) : null}
          on={showArrows && pages > 1 ? arrow(titles.next ?? 'Next', page + 1) : null}
        >
          {showSlicks && pages > 1 && (
            <Dots
              names={pageNames(titles.slick ?? 'Page {0}', pages)}
              current={page}
              onChoose={(to) => goTo(to * visible)}
              className={styles.dots}
            />
          )}
        </RowControls>
      )}
    </div>
  )
}

interface SliderProps {
  /** What the items are. */
  readonly label: string
  /** One node for each item. */
  readonly children: ReactNode
  readonly showArrows?: boolean
  readonly showSlicks?: boolean
  /** How many are seen, `sm` in narrower windows still; anything but a whole number from 1 on is the default. */
  readonly columns?: ByWidth & { readonly sm?: number | undefined }
  /** Pixels between items, 0 or more. */
  readonly gap?: number | undefined
  /** Pixels between items in wider windows; `gap` where there is none. */
  readonly gaps?: ByWidth
  readonly titles?: RowTitles
}

function pageNames(title: string, pages: number): readonly string[] {
  return Array.from({ length: pages }, (_, place) => titleOf(title, [place + 1, pages]))
}

function settingsOf({ columns = {}, gap, gaps = {} }: Pick<SliderProps, 'columns' | 'gap' | 'gaps'>): StyleSettings {
  return {
    'columns-xl': columnsOf(columns.xl),
    'columns-lg': columnsOf(columns.lg),
    'columns-md': columnsOf(columns.md),
    'columns-sm': columnsOf(columns.sm),
    gap: gapOf(gap),
    'gap-xl': gapOf(gaps.xl),
    'gap-lg': gapOf(gaps.lg),
    'gap-md': gapOf(gaps.md),
  }
}

function columnsOf(columns: number | undefined): string | undefined {
  return columns !== undefined && Number.isInteger(columns) && columns > 0 ? String(columns) : undefined
}

function gapOf(gap: number | undefined): string | undefined {
  return gap !== undefined && Number.isFinite(gap) && gap >= 0 ? `${gap}px` : undefined
}
