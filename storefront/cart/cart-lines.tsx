import { type RefObject, useRef, useState } from 'react'
import { Form, useNavigation, useSubmit, useHref } from 'react-router'
import { useIsHydrated } from '@hydrant/design/format/use-is-hydrated.ts'
import { VisuallyHidden } from '@hydrant/design/layout/visually-hidden.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/cart.js'
import * as cartsMessages from '@hydrant/messages/compiled/storefront/carts.js'
import { HiddenCartField } from './cart-field.tsx'
import { listLinks } from '../buyer-lists/list-links.ts'
import { CartLine } from './cart-line.tsx'
import lineStyles from './cart-line.module.css'
import styles from './cart-page.module.css'
import type { CartView } from './cart-view.ts'
import { SELECTION_FORM_ID } from './selection-form-id.ts'
import { SelectionNotice } from './selection-notice.tsx'
import type { SelectionResult } from './selection-result.ts'
import { useCartHref } from './use-cart-href.ts'

interface CartLinesProps {
  readonly cart: CartView
  readonly result: SelectionResult | null
  readonly isGuest: boolean
  /** Whether all lines are selected at first, which a link does without scripts. */
  readonly isAllSelected: boolean
}

/**
 * The lines of a page of the cart as a table, and what is done with the selected ones. The fields of lines belong to
 * forms of their own, so their checkboxes and buttons name the form of the selection.
 */
export function CartLines({ cart, result, isGuest, isAllSelected }: CartLinesProps) {
  const form = useRef<HTMLFormElement>(null)
  const { count, readSelection, selectAll } = useSelection(form, cart, isAllSelected)
  return (
    <div
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === 'selected') readSelection()
      }}
    >
      <div className={styles.bar}>
        <SelectionForm {...{ cart, form, count, isGuest, selectAll }} />
        <SelectionNotice result={result} page={cart.page} />
      </div>
      <div role="table" aria-label={messages.itemsInCart()}>
        <div role="row" className={lineStyles.columns}>
          <span role="columnheader">
            <VisuallyHidden>{messages.selectionActions()}</VisuallyHidden>
          </span>
          <span role="columnheader">{messages.partNumber()}</span>
          <span role="columnheader">{messages.product()}</span>
          <span role="columnheader">{messages.quantity()}</span>
          <span role="columnheader">{messages.priceEach()}</span>
          <span role="columnheader">{messages.total()}</span>
          <span role="columnheader">
            <VisuallyHidden>{messages.remove()}</VisuallyHidden>
          </span>
        </div>
        {cart.lines.map((line) => (
          <CartLine
            key={`${line.id} ${isAllSelected}`}
            line={line}
            currency={cart.currency}
            isSelected={isAllSelected}
            canSave={!isGuest}
          />
        ))}
      </div>
    </div>
  )
}

interface SelectionFormProps extends Pick<CartLinesProps, 'cart' | 'isGuest'> {
  readonly form: RefObject<HTMLFormElement | null>
  readonly count: number
  readonly selectAll: (isSelected: boolean) => void
}

function SelectionForm({ cart, isGuest, form, count, selectAll }: SelectionFormProps) {
  const isHydrated = useIsHydrated()
  const isBusy = useNavigation().state === 'submitting'
  const submit = useSubmit()
  const toCartHref = useCartHref()
  const listAction = useHref(listLinks.add())
  const label = cart.pageCount > 1 ? messages.selectAllOnPage() : messages.selectAll()
  return (
    <Form
      ref={form}
      id={SELECTION_FORM_ID}
      method="post"
      action={toCartHref(cart.page)}
      aria-label={messages.selectionActions()}
      className={styles.selection}
      preventScrollReset
    >
      <HiddenCartField />
      {/* Enter in a checkbox presses the first button, which must not remove anything. */}
      <button type="submit" disabled hidden>
        {label}
      </button>
      {isHydrated ? (
        <label className={styles.selectAll}>
          <input
            ref={(box) => {
              if (box !== null) box.indeterminate = count > 0 && count < cart.lines.length
            }}
            type="checkbox"
            checked={count > 0 && count === cart.lines.length}
            onChange={(event) => selectAll(event.target.checked)}
          />
          {label}
        </label>
      ) : (
        <Link href={toCartHref(cart.page, 'all')} className={styles.selectAll}>
          {label}
        </Link>
      )}
      <Button type="submit" name="intent" value="remove-selected" variant="secondary" size="s" isBusy={isBusy}>
        {messages.removeSelected()}
      </Button>
      {!isGuest && (
        <Button type="submit" name="intent" value="save-selected" variant="secondary" size="s" isBusy={isBusy}>
          {cartsMessages.saveForLater()}
        </Button>
      )}
      {!isGuest && (
        <Button
          type="submit"
          name="intent"
          value="choose-lines"
          formAction={listAction}
          variant="secondary"
          size="s"
          onClick={(event) => {
            // To another page, which begins at its top.
            event.preventDefault()
            void submit(event.currentTarget)
          }}
        >
          {messages.moveToList()}
        </Button>
      )}
      <span role="status" className={styles.count}>
        {isHydrated && count > 0 && messages.selectedCount({ count })}
      </span>
    </Form>
  )
}

/** The selected lines. Their checkboxes hold the selection, so that one made before hydration counts. */
function useSelection(form: RefObject<HTMLFormElement | null>, { lines }: CartView, isAllSelected: boolean) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(
    () => new Set(isAllSelected ? lines.map(({ id }) => id) : []),
  )
  const readSelection = () => {
    const boxes = listBoxes(form.current).filter(({ checked }) => checked)
    setSelected(new Set(boxes.map(({ value }) => value)))
  }
  const selectAll = (isSelected: boolean) => {
    for (const box of listBoxes(form.current)) box.checked = isSelected
    readSelection()
  }
  return { count: lines.filter(({ id }) => selected.has(id)).length, readSelection, selectAll }
}

function listBoxes(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.elements ?? [])].filter(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && element.name === 'selected',
  )
}
