import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import styles from './tabs.module.css'

/** One tab: its label and its content. */
export interface Tab {
  readonly id: string
  readonly label: string
  readonly content: ReactNode
}

/**
 * Tabs that show one panel at a time. Arrow keys, Home and End move between them; without scripts all panels are shown,
 * one below the other.
 */
export function Tabs({ label, tabs, initialTabId, onChange }: TabsProps) {
  const [selectedId, setSelectedId] = useState(initialTabId ?? tabs[0]?.id)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()

  const selectTab = (tab: Tab | undefined) => {
    if (tab === undefined || tab.id === selectedId) return
    setSelectedId(tab.id)
    onChange?.(tab.id)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const position = tabs.findIndex((tab) => tab.id === selectedId)
    const next = findTabPositionForKey(event, position, tabs.length)
    if (next === null) return
    event.preventDefault()
    selectTab(tabs[next])
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
            aria-selected={tab.id === selectedId}
            aria-controls={`${id}-${tab.id}`}
            tabIndex={tab.id === selectedId ? undefined : -1}
            onClick={() => selectTab(tab)}
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
          hidden={tab.id !== selectedId}
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}

interface TabsProps {
  /** The accessible name of the tab list. */
  readonly label: string
  readonly tabs: readonly Tab[]
  /** The id of the tab that is selected initially; the first one by default. */
  readonly initialTabId?: string
  /** Called with the id of the newly selected tab. */
  readonly onChange?: (id: string) => void
}

function findTabPositionForKey(
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
