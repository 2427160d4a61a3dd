import { useId } from 'react'
import { useFetcher } from 'react-router'
import { DebouncedField } from '@hydrant/design/form/field.tsx'
import { officeLinks } from '../office-links.ts'
import type { Suggestion } from './find-references.ts'

/**
 * An input that names a record: by its title, which is suggested while typing, or by its id. The server finds the record
 * by what was typed.
 */
export function ReferenceField({ objectName, ...texts }: ReferenceFieldProps) {
  const listId = useId()
  const fetcher = useFetcher<readonly Suggestion[]>()
  const suggest = (term: string): void =>
    void fetcher.load(`${officeLinks.lookup(objectName)}?${new URLSearchParams({ q: term }).toString()}`)
  return (
    <>
      <DebouncedField
        {...texts}
        list={listId}
        maxLength={255}
        autoComplete="off"
        onFocus={(event) => {
          if (fetcher.data === undefined) suggest(event.target.value)
        }}
        onSettled={suggest}
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

interface ReferenceFieldProps {
  readonly objectName: string
  readonly label: string
  readonly hint?: string
  readonly name: string
  readonly defaultValue: string
  readonly required?: boolean
  readonly showOptional?: boolean
  readonly error: string | undefined
}
