import { useId } from 'react'
import { useFetcher } from 'react-router'
import { useDebounced } from '@hydrant/design/form/use-debounced.ts'
import * as messages from '@hydrant/messages/compiled/back-office/records.js'
import { officeLinks } from '../office-links.ts'
import type { Suggestion } from '../records/find-references.ts'
import type { DescribedField } from '../records/load-description.ts'
import styles from './row-table.module.css'

/** The input of a field in a cell of a table, with its error below it. */
export function CellInput({ field, name, label, value, error, placeholder }: CellInputProps) {
  const errorId = useId()
  const attributes = {
    name,
    'aria-label': label,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': error === undefined ? undefined : errorId,
    className: styles.input,
    placeholder,
  }
  return (
    <>
      <Input field={field} value={value} attributes={attributes} />
      {error !== undefined && (
        <span id={errorId} className={styles.error}>
          {error}
        </span>
      )}
    </>
  )
}

interface CellInputProps {
  readonly field: DescribedField
  readonly name: string
  readonly label: string
  readonly value: string
  readonly error: string | undefined
  readonly placeholder: string | undefined
}

type Attributes = Readonly<
  Pick<
    React.InputHTMLAttributes<HTMLElement>,
    'placeholder' | 'aria-label' | 'aria-invalid' | 'aria-describedby' | 'className'
  > & {
    name: string
  }
>

function Input({ field, value, attributes }: InputProps) {
  switch (field.type) {
    case 'boolean':
      return (
        <input {...attributes} className={styles.box} type="checkbox" value="true" defaultChecked={value === 'true'} />
      )
    case 'picklist':
      return (
        <select {...attributes} defaultValue={value}>
          {(field.nillable || value === '') && <option value="">{messages.noValue()}</option>}
          {field.picklistValues.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )
    case 'reference':
      return <ReferenceCell field={field} value={value} attributes={attributes} />
    case 'int':
    case 'double':
    case 'currency':
      return (
        <input
          {...attributes}
          className={`${styles.input ?? ''} ${styles.number ?? ''}`}
          defaultValue={value}
          inputMode="decimal"
          maxLength={40}
          autoComplete="off"
        />
      )
    default:
      if (field.isDay === true) return <input {...attributes} type="date" defaultValue={value} />
      return <input {...attributes} defaultValue={value} maxLength={field.length || 255} autoComplete="off" />
  }
}

interface InputProps {
  readonly field: DescribedField
  readonly value: string
  readonly attributes: Attributes
}

function ReferenceCell({ field, value, attributes }: InputProps) {
  const listId = useId()
  const fetcher = useFetcher<readonly Suggestion[]>()
  const [objectName = ''] = field.referenceTo
  const suggest = useDebounced(
    (term: string) =>
      void fetcher.load(`${officeLinks.lookup(objectName)}?${new URLSearchParams({ q: term }).toString()}`),
  )
  return (
    <>
      <input
        {...attributes}
        defaultValue={value}
        list={listId}
        maxLength={255}
        autoComplete="off"
        onFocus={(event) => {
          if (fetcher.data === undefined) suggest(event.target.value)
        }}
        onChange={(event) => suggest(event.target.value)}
      />
      <datalist id={listId}>
        {(fetcher.data ?? []).map(({ id, title, detail }) => (
          <option key={id} value={title}>
            {detail || title}
          </option>
        ))}
      </datalist>
    </>
  )
}
