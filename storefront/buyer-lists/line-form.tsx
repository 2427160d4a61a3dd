import { type DragEvent, useRef, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { useIsHydrated } from '@hydrant/design/format/use-is-hydrated.ts'
import { classNames } from '@hydrant/design/layout/class-names.ts'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { IconButton } from '@hydrant/design/navigation/icon-button.tsx'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/lists.js'
import { HiddenAccountField } from '../account/account-field.tsx'
import { MAX_NOTE_LENGTH } from './list-limits.ts'
import { listLinks } from './list-links.ts'
import styles from './list-page.module.css'
import type { ListLine, ListPageView } from './list-view.ts'
import { LineColumns, ProductLine } from './product-line.tsx'
import type { LineProblem } from './save-lines.ts'

interface LineFormProps {
  readonly view: ListPageView
  readonly problems: Readonly<Record<string, LineProblem>>
  readonly requestId: string
}

/** The lines of a list in one form, whose every button saves what was typed. Without scripts, buttons move lines. */
export function LineForm({ view, problems, requestId }: LineFormProps) {
  const { list, lines, currency } = view
  const { state } = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const drag = useDrag(view, form)
  return (
    <Form
      ref={form}
      method="post"
      action={listLinks.list(list.id, view.page)}
      className={styles.form}
      preventScrollReset
      replace
    >
      <HiddenAccountField />
      <input type="hidden" name="requestId" value={requestId} />
      {/* What Enter in a field does. */}
      <button type="submit" name="intent" value="save" className={styles.default} tabIndex={-1} aria-hidden="true">
        {messages.saveLines()}
      </button>
      <LineColumns />
      <ul className={styles.lines} aria-label={messages.lines()}>
        {lines.map((line, position) => (
          <li key={line.id} {...drag.targetProps(line.id)}>
            <ListLineFields
              line={line}
              currency={currency}
              problem={problems[line.id] ?? null}
              isFirst={position === 0}
              isLast={position === lines.length - 1}
              onDragStart={(event) => drag.start(event, line.id)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.bar}>
        <Button type="submit" name="intent" value="cart-all" isBusy={state === 'submitting'}>
          {messages.addAllToCart()}
        </Button>
        <Button type="submit" name="intent" value="cart-selected" variant="secondary">
          {messages.addSelectedToCart()}
        </Button>
        <Button type="submit" name="intent" value="save" variant="secondary">
          {messages.saveLines()}
        </Button>
      </div>
    </Form>
  )
}

interface ListLineFieldsProps {
  readonly line: ListLine
  readonly currency: string
  readonly problem: LineProblem | null
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onDragStart: (event: DragEvent) => void
}

function ListLineFields({ line, currency, problem, isFirst, isLast, onDragStart }: ListLineFieldsProps) {
  const isHydrated = useIsHydrated()
  const { id, etag, note, answer } = line
  const quantity = line.quantity === '' ? '' : formatQuantity(line.quantity)
  const name = line.name === '' ? messages.noLongerAvailableName() : line.name
  // The fields show what is stored anew when it has changed, but not what was typed and could not be saved.
  const fieldsKey = `${etag} ${problem?.typed ? `${problem.typed.quantity} ${problem.typed.note}` : ''}`
  return (
    <>
      <input type="hidden" name="line" value={id} />
      <input type="hidden" name="etag" value={etag} />
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="productId" value={line.productId} />
      <input type="hidden" name="quantityBefore" value={quantity} />
      <input type="hidden" name="noteBefore" value={note} />
      <ProductLine
        value={id}
        name={line.name}
        partNumber={line.partNumber}
        answer={answer}
        currency={currency}
        quantity={problem?.typed?.quantity ?? quantity}
        fieldsKey={fieldsKey}
        problem={problem?.message ?? null}
        handle={
          isHydrated && (
            <span
              draggable
              aria-hidden="true"
              title={messages.dragLine({ product: name })}
              className={styles.handle}
              onDragStart={onDragStart}
            />
          )
        }
        about={
          <input
            key={fieldsKey}
            name="note"
            aria-label={messages.noteOf({ product: name })}
            placeholder={messages.note()}
            maxLength={MAX_NOTE_LENGTH}
            autoComplete="off"
            className={styles.note}
            defaultValue={problem?.typed?.note ?? note}
          />
        }
        actions={
          <>
            <MoveButton id={id} intent="up" label={messages.moveUp({ product: name })} isDisabled={isFirst} />
            <MoveButton id={id} intent="down" label={messages.moveDown({ product: name })} isDisabled={isLast} />
            <IconButton
              type="submit"
              name="intent"
              value={`remove:${id}`}
              icon="utility:trash"
              label={messages.removeLine({ product: name })}
            />
          </>
        }
      />
    </>
  )
}

interface MoveButtonProps {
  readonly id: string
  readonly intent: 'up' | 'down'
  readonly label: string
  readonly isDisabled: boolean
}

function MoveButton({ id, intent, label, isDisabled }: MoveButtonProps) {
  return (
    <button
      type="submit"
      name="intent"
      value={`${intent}:${id}`}
      aria-label={label}
      // It stays in the tab order, so that the focus is not lost when a line arrives at the end.
      aria-disabled={isDisabled || undefined}
      className={classNames(styles.move, styles[intent])}
      onClick={(event) => isDisabled && event.preventDefault()}
    />
  )
}

/** Moves a line by dragging it onto another one, whose place it takes. */
function useDrag({ list, lines, page, nextPage }: ListPageView, form: { readonly current: HTMLFormElement | null }) {
  const submit = useSubmit()
  const [draggedId, setDraggedId] = useState<string | null>(null)
  const [overId, setOverId] = useState<string | null>(null)
  const drop = (targetId: string) => {
    const from = lines.findIndex(({ id }) => id === draggedId)
    const to = lines.findIndex(({ id }) => id === targetId)
    setDraggedId(null)
    setOverId(null)
    if (form.current === null || from < 0 || to < 0 || from === to) return
    // Behind the last line of a page that is not the last one there is a line of the next page.
    const after = lines[to + 1]?.id ?? (nextPage === null ? '' : targetId)
    const fields = new FormData(form.current)
    fields.set('intent', `drop:${draggedId}`)
    fields.set('before', from < to ? after : targetId)
    void submit(fields, {
      method: 'post',
      action: listLinks.list(list.id, page),
      preventScrollReset: true,
      replace: true,
    })
  }
  return {
    start(event: DragEvent, id: string) {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', id)
      setDraggedId(id)
    },
    targetProps: (id: string) => ({
      'data-over': overId === id && draggedId !== id ? '' : undefined,
      onDragOver: (event: DragEvent) => {
        if (draggedId === null) return
        event.preventDefault()
        setOverId(id)
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        drop(id)
      },
      onDragEnd: () => {
        setDraggedId(null)
        setOverId(null)
      },
    }),
  }
}
