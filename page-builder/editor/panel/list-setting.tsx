import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import { useEffect, useRef } from 'react'
import { Disclosure } from '@hydrant/design/disclosure/disclosure.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/page-builder/settings-panel.js'
import type { Fields } from '../../fields/field.ts'
import { useAnnounce } from '../announcements.ts'
import { focusWhenFocusable } from '../focus-once-shown.ts'
import { usePanelContext } from './panel-context.ts'
import type { NestingProps } from './setting-props.ts'

type Entry = Readonly<Record<string, unknown>>

/** A list of entries: each can be expanded, moved and removed with buttons, and new ones are appended. */
export function ListSetting({ field, label, storedValue, onChange, path, renderSettings }: NestingProps) {
  const { isReadOnly } = usePanelContext()
  const announce = useAnnounce()
  const listRef = useRef<HTMLOListElement>(null)
  const selectorToFocus = useRef<string | null>(null)
  const entries = listEntries(storedValue)
  const items = field.items ?? {}
  // Entries have no ids: they are identified by their index.
  const rows = entries.map((entry, index) => ({ entry, index, key: `${path}.${index}` }))

  useEffect(() => {
    const selector = selectorToFocus.current
    selectorToFocus.current = null
    if (selector === null) return
    const control = listRef.current?.querySelector<HTMLElement>(selector)
    const details = control?.closest('details')
    details?.setAttribute('open', '')
    const isUnfocusable = control?.matches(':disabled') ?? true
    const target = isUnfocusable
      ? (details?.querySelector('summary') ?? listRef.current?.parentElement?.querySelector<HTMLElement>('[data-add]'))
      : control
    if (target !== null && target !== undefined) focusWhenFocusable(target)
  })

  const move = (from: number, to: number) => {
    const entry = entries[from]
    if (entry === undefined || to < 0 || to >= entries.length) return
    selectorToFocus.current = `:scope > [data-entry="${to}"] [data-move="${to < from ? 'up' : 'down'}"]`
    onChange(entries.toSpliced(from, 1).toSpliced(to, 0, entry))
    announce(messages.moved({ position: String(to + 1), count: String(entries.length) }))
  }
  const remove = (index: number) => {
    selectorToFocus.current = `:scope > [data-entry="${Math.min(index, entries.length - 2)}"] summary`
    onChange(entries.toSpliced(index, 1))
    announce(messages.removed())
  }
  const add = () => {
    selectorToFocus.current = `:scope > [data-entry="${entries.length}"] summary`
    onChange([...entries, {}])
    announce(messages.added({ position: String(entries.length + 1), count: String(entries.length + 1) }))
  }
  return (
    <fieldset className="editor-list">
      <legend>{label}</legend>
      <ol ref={listRef}>
        {rows.map(({ key, entry, index }) => (
          <li key={key} data-entry={index} data-setting={key}>
            <Disclosure title={toEntryTitle(items, entry, index)}>
              {renderSettings({
                fields: items,
                storedSettings: entry,
                path: `${path}.${index}.`,
                onChange: (changed) => onChange(entries.with(index, changed)),
              })}
              {!isReadOnly && <EntryButtons index={index} count={entries.length} onMove={move} onRemove={remove} />}
            </Disclosure>
          </li>
        ))}
      </ol>
      {!isReadOnly && (
        <Button size="s" variant="secondary" data-add="" onClick={add}>
          {messages.addTo({ list: label.toLowerCase() })}
        </Button>
      )}
    </fieldset>
  )
}

interface EntryButtonsProps {
  readonly index: number
  /** How many entries there are. */
  readonly count: number
  readonly onMove: (from: number, to: number) => void
  readonly onRemove: (index: number) => void
}

function EntryButtons({ index, count, onMove, onRemove }: EntryButtonsProps) {
  const number = String(index + 1)
  return (
    <div className="editor-actions">
      <Button
        size="s"
        variant="secondary"
        data-move="up"
        disabled={index === 0}
        aria-label={messages.moveUp({ number })}
        onClick={() => onMove(index, index - 1)}
      >
        {messages.up()}
      </Button>
      <Button
        size="s"
        variant="secondary"
        data-move="down"
        disabled={index === count - 1}
        aria-label={messages.moveDown({ number })}
        onClick={() => onMove(index, index + 1)}
      >
        {messages.down()}
      </Button>
      <Button
        size="s"
        variant="secondary"
        aria-label={messages.removeEntry({ number })}
        onClick={() => onRemove(index)}
      >
        {messages.remove()}
      </Button>
    </div>
  )
}

function listEntries(storedValue: unknown): readonly Entry[] {
  if (isRecord(storedValue)) return [storedValue]
  return Array.isArray(storedValue) ? storedValue.filter(isRecord) : []
}

function toEntryTitle(items: Fields, entry: Entry, index: number): string {
  const values = { number: String(index + 1), name: toEntryName(items, entry) }
  return isHiddenEntry(items, entry) ? messages.hiddenEntry(values) : messages.entry(values)
}

/** Returns the first text of an entry as its name. */
function toEntryName(items: Fields, entry: Entry): string {
  const texts = Object.keys(items).filter((name) =>
    ['text', 'paragraphs', 'rich-text'].includes(items[name]?.kind ?? ''),
  )
  const preferredNames = ['title', 'label', 'name'].filter((name) => texts.includes(name))
  const firstText = [...preferredNames, ...texts]
    .map((name) => entry[name])
    .find((value) => typeof value === 'string' && value !== '')
  return typeof firstText === 'string' ? firstText.slice(0, 40) : messages.withoutAName()
}

/** Whether an entry is hidden from visitors by its `isShown` toggle. */
function isHiddenEntry({ isShown }: Fields, entry: Entry): boolean {
  return isShown?.read(entry['isShown']) === false
}
