import { type MouseEvent, useRef, useState } from 'react'
import type { SiteLink } from '@hydrant/contract/shared/site-settings.ts'
import { FieldGroup, TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { IconButton } from '@hydrant/design/navigation/icon-button.tsx'
import { useIsHydrated } from '../session/use-is-hydrated.ts'
import { findAddressFault } from './check-site.ts'
import { tellChange } from './leave-guard.tsx'
import { usePageChoice } from './page-choice.tsx'
import { linkNames } from './read-site-form.ts'

interface LinkRowsProps {
  readonly legend: string
  /** Of the list, in front of the names of its fields. */
  readonly name: string
  readonly links: readonly SiteLink[]
  /** Addresses that lead to no page of the shop. */
  readonly deadLinks: readonly string[]
}

interface Row extends SiteLink {
  readonly key: number
}

/**
 * A list of links, each with its words and where it leads. There is always room for one more, so that links can be
 * added without scripts; an empty row is none.
 */
export function LinkRows({ legend, name, links, deadLinks }: LinkRowsProps) {
  const [rows, setRows] = useState<readonly Row[]>(() => [...links, EMPTY].map((link, key) => ({ ...link, key })))
  const isHydrated = useIsHydrated()
  const add = () => setRows([...rows, { ...EMPTY, key: Math.max(-1, ...rows.map(({ key }) => key)) + 1 }])
  const moveUp = (place: number) =>
    setRows([
      ...rows.slice(0, place - 1),
      ...rows.slice(place, place + 1),
      ...rows.slice(place - 1, place),
      ...rows.slice(place + 1),
    ])
  const change = (key: number, part: Partial<SiteLink>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)))
  const list = useRef<HTMLUListElement>(null)
  const choosePage = usePageChoice()
  const choose = (key: number) =>
    choosePage(({ value, name: words }) => {
      setRows((now) =>
        now.map((row) =>
          row.key === key ? { ...row, href: value, label: row.label || words.slice(0, MOST_WORDS) } : row,
        ),
      )
      if (list.current !== null) tellChange({ currentTarget: list.current })
    })
  return (
    <FieldGroup legend={legend}>
      <ul ref={list} className="builder-rows">
        {rows.map((row, place) => (
          <li key={row.key} className="builder-link-row">
            <LinkFields
              names={linkNames(name)}
              place={place}
              row={row}
              isDead={deadLinks.includes(row.href)}
              onChange={(part) => change(row.key, part)}
            />
            {isHydrated && (
              <RowButtons
                place={place}
                isLast={place === rows.length - 1}
                onMoveUp={moveUp}
                onChoose={() => choose(row.key)}
                onRemove={() => setRows(rows.filter(({ key }) => key !== row.key))}
              />
            )}
          </li>
        ))}
      </ul>
      {isHydrated && (
        <div>
          <Button variant="secondary" size="s" onClick={add}>
            Add a link
          </Button>
        </div>
      )}
    </FieldGroup>
  )
}

interface LinkFieldsProps {
  readonly names: ReturnType<typeof linkNames>
  readonly place: number
  readonly row: Row
  /** Whether it leads to no page of the shop. */
  readonly isDead: boolean
  readonly onChange: (part: Partial<SiteLink>) => void
}

function LinkFields({ names, place, row: { label, href }, isDead, onChange }: LinkFieldsProps) {
  // Of a row that is begun both are needed.
  const isBegun = label !== '' || href !== ''
  const fault = findAddressFault(href) ?? (isDead ? 'There is no page at this address.' : undefined)
  return (
    <>
      <TextField
        label={`Words of link ${place + 1}`}
        name={names.label}
        required={isBegun}
        saysOptional={false}
        maxLength={MOST_WORDS}
        value={label}
        onChange={(event) => onChange({ label: event.target.value })}
      />
      <TextField
        label={`Link ${place + 1} leads to`}
        name={names.href}
        required={isBegun}
        saysOptional={false}
        maxLength={500}
        value={href}
        error={fault}
        placeholder="/contact-us"
        onChange={(event) => onChange({ href: event.target.value })}
      />
    </>
  )
}

interface RowButtonsProps {
  readonly place: number
  readonly isLast: boolean
  /** Has the row at a place and the one above change places. */
  readonly onMoveUp: (place: number) => void
  readonly onRemove: () => void
  /** Asks where the link leads to. */
  readonly onChoose: () => void
}

function RowButtons({ place, isLast, onMoveUp, onRemove, onChoose }: RowButtonsProps) {
  const afterTelling = (act: () => void) => (event: MouseEvent<HTMLElement>) => {
    tellChange(event)
    act()
  }
  return (
    <span className="builder-row-buttons">
      <Button variant="tertiary" size="s" aria-label={`Choose a page for link ${place + 1}`} onClick={onChoose}>
        Choose
      </Button>
      <Button
        variant="tertiary"
        size="s"
        disabled={place === 0}
        aria-label={`Move link ${place + 1} up`}
        onClick={afterTelling(() => onMoveUp(place))}
      >
        ↑
      </Button>
      <Button
        variant="tertiary"
        size="s"
        disabled={isLast}
        aria-label={`Move link ${place + 1} down`}
        onClick={afterTelling(() => onMoveUp(place + 1))}
      >
        ↓
      </Button>
      <IconButton icon="utility:trash" label={`Remove link ${place + 1}`} onClick={afterTelling(onRemove)} />
    </span>
  )
}

/** How long the words of a link may be. */
const MOST_WORDS = 80

const EMPTY: SiteLink = { label: '', href: '' }
