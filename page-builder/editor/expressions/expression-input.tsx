import { useId, type SyntheticEvent } from 'react'
import { TextAreaField, TextField } from '@hydrant/design/form/field.tsx'
import { VisuallyHidden } from '@hydrant/design/layout/visually-hidden.tsx'
import { listPaths } from '../../bindings/known-names.ts'
import { usePanel } from '../panel/panel-context.ts'
import { useOffer, type Offer, type TextControl } from './use-offer.ts'

interface ExpressionInputProps {
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Whether it has several lines. */
  readonly isLong?: boolean
  /** Whether it says what is to be fetched, and so can ask for less. */
  readonly isFetchedBy?: boolean
  readonly error?: string | undefined
  readonly warning?: string | undefined
}

/** A text in which `{!` offers the values that can be asked for here. */
export function ExpressionInput({
  label,
  hint,
  value,
  onChange,
  isLong = false,
  isFetchedBy = false,
  error,
  warning,
}: ExpressionInputProps) {
  const { here, onPage, isReadOnly } = usePanel()
  const offer = useOffer({ value, onChange, known: isReadOnly ? [] : listPaths(isFetchedBy ? onPage : here) })
  const listId = useId()
  const isOffering = offer.paths.length > 0
  const write = (target: TextControl) => {
    onChange(target.value)
    offer.offerAt(target)
  }
  const props = {
    label,
    ...(hint !== undefined && { hint }),
    value,
    error,
    warning,
    readOnly: isReadOnly,
    saysOptional: false,
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    ...(isOffering && { 'aria-controls': listId, 'aria-activedescendant': `${listId}-${offer.active}` }),
    onKeyDown: offer.onKeyDown,
    onBlur: offer.close,
    onSelect: ({ currentTarget }: SyntheticEvent<TextControl>) =>
      currentTarget.value === value && offer.offerAt(currentTarget),
  } as const
  return (
    <div className="editor-expression">
      {isLong ? (
        <TextAreaField {...props} rows={3} onChange={(event) => write(event.target)} />
      ) : (
        <TextField {...props} onChange={(event) => write(event.target)} />
      )}
      {isOffering && <OfferList id={listId} offer={offer} />}
      <VisuallyHidden>
        <span role="status">
          {isOffering
            ? `${offer.paths.length === 1 ? '1 value' : `${offer.paths.length} values`} can be asked for. Arrow keys choose one, Enter takes it.`
            : ''}
        </span>
      </VisuallyHidden>
    </div>
  )
}

function OfferList({ id, offer: { paths, active, take } }: { readonly id: string; readonly offer: Offer }) {
  return (
    <ul id={id} role="listbox" aria-label="Values that can be asked for" className="editor-offer">
      {paths.map((path, place) => (
        <li
          key={path}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === active}
          onMouseDown={(event) => {
            event.preventDefault()
            take(path)
          }}
        >
          {path}
        </li>
      ))}
    </ul>
  )
}
