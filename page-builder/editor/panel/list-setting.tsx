import { useEffect, useRef } from 'react'
import { Disclosure } from '@hydrant/design/disclosure/disclosure.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import type { Fields } from '../../fields/field.ts'
import { useAnnounce } from '../announcements.ts'
import { focusOnceShown } from '../focus-once-shown.ts'
import { usePanel } from './panel-context.ts'
import type { NestingProps } from './setting-props.ts'

type Entry = Readonly<Record<string, unknown>>

/**
 * Any number of entries: each opens, moves among the others and goes away by buttons of its own, and new ones come at
 * the end.
 */
export function ListSetting({ field, label, stored, onChange, path, renderSettings }: NestingProps) {
  const { isReadOnly } = usePanel()
  const announce = useAnnounce()
  const list = useRef<HTMLOListElement>(null)
  const focusNext = useRef<string | null>(null)
  const entries = entriesOf(stored)
  const items = field.items ?? {}
  // Entries have no ids: they are told apart by their places.
  const lines = entries.map((entry, place) => ({ entry, place, key: `${path}.${place}` }))

  useEffect(() => {
    const selector = focusNext.current
    focusNext.current = null
    if (selector === null) return
    const found = list.current?.querySelector<HTMLElement>(selector)
    const details = found?.closest('details')
    details?.setAttribute('open', '')
    const isClosed = found?.matches(':disabled') ?? true
    const target = isClosed
      ? (details?.querySelector('summary') ?? list.current?.parentElement?.querySelector<HTMLElement>('[data-add]'))
      : found
    if (target !== null && target !== undefined) focusOnceShown(target)
  })

  const move = (from: number, to: number) => {
    const entry = entries[from]
    if (entry === undefined || to < 0 || to >= entries.length) return
    focusNext.current = `:scope > [data-entry="${to}"] [data-move="${to < from ? 'up' : 'down'}"]`
    onChange(entries.toSpliced(from, 1).toSpliced(to, 0, entry))
    announce(`Moved: now ${to + 1} of ${entries.length}.`)
  }
  const remove = (place: number) => {
    focusNext.current = `:scope > [data-entry="${Math.min(place, entries.length - 2)}"] summary`
    onChange(entries.toSpliced(place, 1))
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
      <ol ref={list}>
        {lines.map(({ key, entry, place }) => (
          <li key={key} data-entry={place} data-setting={key}>
            <Disclosure title={`${place + 1}. ${nameOf(items, entry)}${isHidden(items, entry) ? ' (hidden)' : ''}`}>
              {renderSettings({
                fields: items,
                stored: entry,
                path: `${path}.${place}.`,
                onChange: (changed) => onChange(entries.with(place, changed)),
              })}
              {!isReadOnly && (
                <div className="editor-actions">
                  <Button
                    size="s"
                    variant="secondary"
                    data-move="up"
                    disabled={place === 0}
                    aria-label={`Move ${place + 1} up`}
                    onClick={() => move(place, place - 1)}
                  >
                    Up
                  </Button>
                  <Button
                    size="s"
                    variant="secondary"
                    data-move="down"
                    disabled={place === entries.length - 1}
                    aria-label={`Move ${place + 1} down`}
                    onClick={() => move(place, place + 1)}
                  >
                    Down
                  </Button>
                  <Button size="s" variant="secondary" aria-label={`Remove ${place + 1}`} onClick={() => remove(place)}>
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

function entriesOf(stored: unknown): readonly Entry[] {
  if (isRecord(stored)) return [stored]
  return Array.isArray(stored) ? stored.filter(isRecord) : []
}

/** The first text of an entry, by which it is told from the others. */
function nameOf(items: Fields, entry: Entry): string {
  const texts = Object.keys(items).filter((name) =>
    ['text', 'paragraphs', 'rich-text'].includes(items[name]?.kind ?? ''),
  )
  const preferred = ['title', 'label', 'name'].filter((name) => texts.includes(name))
  const said = [...preferred, ...texts]
    .map((name) => entry[name])
    .find((value) => typeof value === 'string' && value !== '')
  return typeof said === 'string' ? said.slice(0, 40) : 'Without a name'
}

/** Whether it is switched off for visitors. */
function isHidden({ isShown }: Fields, entry: Entry): boolean {
  return isShown?.read(entry['isShown']) === false
}

function isRecord(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
