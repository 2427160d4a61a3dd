import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import styles from './tabs.module.css'

/** One of several views of the same thing. */
export interface Tab {
  readonly id: string
  readonly label: string
  readonly content: ReactNode
}

/**
 * Views of the same thing, one at a time. Arrow keys, Home and End go through them; without scripts they all are there,
 * one below the other.
 */
export function Tabs({ label, tabs, initial, onChange }: TabsProps) {
  const [chosen, setChosen] = useState(initial ?? tabs[0]?.id)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()

  const choose = (tab: Tab | undefined) => {
    if (tab === undefined || tab.id === chosen) return
    setChosen(tab.id)
    onChange?.(tab.id)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const position = tabs.findIndex((tab) => tab.id === chosen)
    const next = placeAfter(event, position, tabs.length)
    if (next === null) return
    event.preventDefault()
    choose(tabs[next])
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} tabIndex={-1} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}-tab`}
            className={styles.tab}
            aria-selected={tab.id === chosen}
            aria-controls={`${id}-${tab.id}`}
            tabIndex={tab.id === chosen ? undefined : -1}
            onClick={() => choose(tab)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}`}
          aria-labelledby={`${id}-${tab.id}-tab`}
          data-label={tab.label}
          tabIndex={0}
          className={styles.panel}
          hidden={tab.id !== chosen}
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}

interface TabsProps {
  /** What the views are of. */
  readonly label: string
  readonly tabs: readonly Tab[]
  /** The id of the view that is seen first; the first one unless told otherwise. */
  readonly initial?: string
  /** Hears the id of a view that is chosen. */
  readonly onChange?: (id: string) => void
}

function placeAfter(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  position: number,
  count: number,
): number | null {
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl'
  switch (key) {
    case 'ArrowRight':
      return (position + (isRightToLeft ? count - 1 : 1)) % count
    case 'ArrowLeft':
      return (position + (isRightToLeft ? 1 : count - 1)) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
