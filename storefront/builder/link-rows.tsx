import { type MouseEvent, useRef, useState } from 'react'
import type { SiteLink } from '@hydrant/contract/shared/site-settings.ts'
import { FieldGroup, TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { IconButton } from '@hydrant/design/navigation/icon-button.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/builder-site.js'
import { useIsHydrated } from '@hydrant/design/format/use-is-hydrated.ts'
import { findLinkError } from './check-site.ts'
import { dispatchInputEvent } from './leave-guard.tsx'
import { useLinkPicker } from './link-picker.tsx'
import { getLinkFieldNames } from './read-site-form.ts'

interface LinkRowsProps {
  readonly legend: string
  /** The name of the list, with which the names of its fields begin. */
  readonly name: string
  readonly links: readonly SiteLink[]
  /** Addresses that lead to no page of the shop. */
  readonly deadLinks: readonly string[]
}

interface Row extends SiteLink {
  readonly key: number
}

/**
 * A list of links, each with a label and a target. There is always an empty row, so that links can be added without
 * scripts; it is ignored when left empty.
 */
export function LinkRows({ legend, name, links, deadLinks }: LinkRowsProps) {
  const [rows, setRows] = useState<readonly Row[]>(() => [...links, EMPTY_LINK].map((link, key) => ({ ...link, key })))
  const isHydrated = useIsHydrated()
  const add = () => setRows([...rows, { ...EMPTY_LINK, key: Math.max(-1, ...rows.map(({ key }) => key)) + 1 }])
  const moveUp = (index: number) =>
    setRows([
      ...rows.slice(0, index - 1),
      ...rows.slice(index, index + 1),
      ...rows.slice(index - 1, index),
      ...rows.slice(index + 1),
    ])
  const change = (key: number, part: Partial<SiteLink>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)))
  const listRef = useRef<HTMLUListElement>(null)
  const openLinkPicker = useLinkPicker()
  const pickLinkTarget = (key: number) =>
    openLinkPicker(({ value, name: pageName }) => {
      setRows((current) =>
        current.map((row) =>
          row.key === key ? { ...row, href: value, label: row.label || pageName.slice(0, MAX_LABEL_LENGTH) } : row,
        ),
      )
      if (listRef.current !== null) dispatchInputEvent({ currentTarget: listRef.current })
    })
  return (
    <FieldGroup legend={legend}>
      <ul ref={listRef} className="builder-rows">
        {rows.map((row, index) => (
          <li key={row.key} className="builder-link-row">
            <LinkFields
              names={getLinkFieldNames(name)}
              index={index}
              row={row}
              isDead={deadLinks.includes(row.href)}
              onChange={(part) => change(row.key, part)}
            />
            {isHydrated && (
              <RowButtons
                index={index}
                isLast={index === rows.length - 1}
                onMoveUp={moveUp}
                onChoose={() => pickLinkTarget(row.key)}
                onRemove={() => setRows(rows.filter(({ key }) => key !== row.key))}
              />
            )}
          </li>
        ))}
      </ul>
      {isHydrated && (
        <div>
          <Button variant="secondary" size="s" onClick={add}>
            {messages.addALink()}
          </Button>
        </div>
      )}
    </FieldGroup>
  )
}

interface LinkFieldsProps {
  readonly names: ReturnType<typeof getLinkFieldNames>
  readonly index: number
  readonly row: Row
  /** Whether the link leads to no page of the shop. */
  readonly isDead: boolean
  readonly onChange: (part: Partial<SiteLink>) => void
}

function LinkFields({ names, index, row: { label, href }, isDead, onChange }: LinkFieldsProps) {
  // Once the label or the target is filled in, both are required.
  const isStarted = label !== '' || href !== ''
  const hrefError = findLinkError(href) ?? (isDead ? messages.noPageAtAddress() : undefined)
  return (
    <>
      <TextField
        label={messages.wordsOfLink({ number: String(index + 1) })}
        name={names.label}
        required={isStarted}
        showOptional={false}
        maxLength={MAX_LABEL_LENGTH}
        value={label}
        onChange={(event) => onChange({ label: event.target.value })}
      />
      <TextField
        label={messages.linkLeadsTo({ number: String(index + 1) })}
        name={names.href}
        required={isStarted}
        showOptional={false}
        maxLength={500}
        value={href}
        error={hrefError}
        placeholder={messages.pathExample()}
        onChange={(event) => onChange({ href: event.target.value })}
      />
    </>
  )
}

interface RowButtonsProps {
  readonly index: number
  readonly isLast: boolean
  /** Swaps the row at this index with the one above. */
  readonly onMoveUp: (index: number) => void
  readonly onRemove: () => void
  /** Opens the dialog to pick the link's target. */
  readonly onChoose: () => void
}

function RowButtons({ index, isLast, onMoveUp, onRemove, onChoose }: RowButtonsProps) {
  const withChangeEvent = (action: () => void) => (event: MouseEvent<HTMLElement>) => {
    dispatchInputEvent(event)
    action()
  }
  return (
    <span className="builder-row-buttons">
      <Button
        variant="tertiary"
        size="s"
        aria-label={messages.choosePageForLink({ number: String(index + 1) })}
        onClick={onChoose}
      >
        {messages.choose()}
      </Button>
      <Button
        variant="tertiary"
        size="s"
        disabled={index === 0}
        aria-label={messages.moveLinkUp({ number: String(index + 1) })}
        onClick={withChangeEvent(() => onMoveUp(index))}
      >
        ↑
      </Button>
      <Button
        variant="tertiary"
        size="s"
        disabled={isLast}
        aria-label={messages.moveLinkDown({ number: String(index + 1) })}
        onClick={withChangeEvent(() => onMoveUp(index + 1))}
      >
        ↓
      </Button>
      <IconButton
        icon="utility:trash"
        label={messages.removeLink({ number: String(index + 1) })}
        onClick={withChangeEvent(onRemove)}
      />
    </span>
  )
}

/** The maximum length of a link's label. */
const MAX_LABEL_LENGTH = 80

const EMPTY_LINK: SiteLink = { label: '', href: '' }
