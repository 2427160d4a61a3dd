import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import { useEffect, useRef } from 'react'
import { Disclosure } from '@hydrant/design/disclosure/disclosure.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import type { Fields } from '../../fields/field.ts'
import { useAnnounce } from '../announcements.ts'
import { focusOnceShown } from '../focus-once-shown.ts'
import { usePanel } from './panel-context.ts'
import type { NestingProps } from './setting-props.ts'

type Entry = Readonly<Record<string, unknown>>

/** A list of entries: each can be expanded, moved and removed with buttons, and new ones are appended. */
export function ListSetting({ field, label, stored, onChange, path, renderSettings }: NestingProps) {
  const { isReadOnly } = usePanel()
  const announce = useAnnounce()
  const listRef = useRef<HTMLOListElement>(null)
  const focusNext = useRef<string | null>(null)
  const entries = toEntries(stored)
  const items = field.items ?? {}
  // Entries have no ids: they are identified by their index.
  const rows = entries.map((entry, index) => ({ entry, index, key: `${path}.${index}` }))

  useEffect(() => {
    const selector = focusNext.current
    focusNext.current = null
    if (selector === null) return
    const control = listRef.current?.querySelector<HTMLElement>(selector)
    const details = control?.closest('details')
    details?.setAttribute('open', '')
    const isUnfocusable = control?.matches(':disabled') ?? true
    const target = isUnfocusable
      ? (details?.querySelector('summary') ?? listRef.current?.parentElement?.querySelector<HTMLElement>('[data-add]'))
      : control
    if (target !== null && target !== undefined) focusOnceShown(target)
  })

  const move = (from: number, to: number) => {
    const entry = entries[from]
    if (entry === undefined || to < 0 || to >= entries.length) return
    focusNext.current = `:scope > [data-entry="${to}"] [data-move="${to < from ? 'up' : 'down'}"]`
    onChange(entries.toSpliced(from, 1).toSpliced(to, 0, entry))
    announce(`Moved: now ${to + 1} of ${entries.length}.`)
  }
  const remove = (index: number) => {
    focusNext.current = `:scope > [data-entry="${Math.min(index, entries.length - 2)}"] summary`
    onChange(entries.toSpliced(index, 1))
    announce('Removed. Undo brings it back.')
  }
  const add = () => {
    focusNext.current = `:scope > [data-entry="${entries.length}"] summary`
    onChange([...entries, {}])
    announce(`Added: ${entries.length + 1} of ${entries.length + 1}.`)
  }
  return (
    <fieldset className="editor-list">
      <legend>{label}</legend>
      <ol ref={listRef}>
        {rows.map(({ key, entry, index }) => (
          <li key={key} data-entry={index} data-setting={key}>
            <Disclosure
              title={`${index + 1}. ${toEntryName(items, entry)}${isHidden(items, entry) ? ' (hidden)' : ''}`}
            >
              {renderSettings({
                fields: items,
                stored: entry,
                path: `${path}.${index}.`,
                onChange: (changed) => onChange(entries.with(index, changed)),
              })}
              {!isReadOnly && (
                <div className="editor-actions">
                  <Button
                    size="s"
                    variant="secondary"
                    data-move="up"
                    disabled={index === 0}
                    aria-label={`Move ${index + 1} up`}
                    onClick={() => move(index, index - 1)}
                  >
                    Up
                  </Button>
                  <Button
                    size="s"
                    variant="secondary"
                    data-move="down"
                    disabled={index === entries.length - 1}
                    aria-label={`Move ${index + 1} down`}
                    onClick={() => move(index, index + 1)}
                  >
                    Down
                  </Button>
                  <Button size="s" variant="secondary" aria-label={`Remove ${index + 1}`} onClick={() => remove(index)}>
                    Remove
                  </Button>
                </div>
              )}
            </Disclosure>
          </li>
        ))}
      </ol>
      {!isReadOnly && (
        <Button size="s" variant="secondary" data-add="" onClick={add}>{`Add to ${label.toLowerCase()}`}</Button>
      )}
    </fieldset>
  )
}

function toEntries(stored: unknown): readonly Entry[] {
  if (isRecord(stored)) return [stored]
  return Array.isArray(stored) ? stored.filter(isRecord) : []
}

/** Returns the first text of an entry as its name. */
function toEntryName(items: Fields, entry: Entry): string {
  const texts = Object.keys(items).filter((name) =>
    ['text', 'paragraphs', 'rich-text'].includes(items[name]?.kind ?? ''),
  )
  const preferred = ['title', 'label', 'name'].filter((name) => texts.includes(name))
  const firstText = [...preferred, ...texts]
    .map((name) => entry[name])
    .find((value) => typeof value === 'string' && value !== '')
  return typeof firstText === 'string' ? firstText.slice(0, 40) : 'Without a name'
}

/** Whether it is switched off for visitors. */
function isHidden({ isShown }: Fields, entry: Entry): boolean {
  return isShown?.read(entry['isShown']) === false
}
