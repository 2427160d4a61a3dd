import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/records.js'
import { officeLinks } from '../office-links.ts'
import { PageHead } from '../shell/page-head.tsx'
import { toListTitle } from '../shell/sections.ts'
import { getFieldText } from './field-value.ts'
import type { DescribedObject } from './load-description.ts'
import { RecordForm } from './record-form.tsx'
import type { RejectedForm } from './save-record.ts'

/** The page that creates a record. */
export function NewRecordPage({ description, presets, shownAt, rejected }: NewRecordPageProps) {
  return (
    <>
      <PageHead
        title={messages.newRecord({ object: description.label })}
        detail={<Link href={officeLinks.records(description.name)}>{toListTitle(description)}</Link>}
      />
      <RecordForm
        fields={description.fields.filter(({ createable }) => createable)}
        original={rejected?.original ?? listDefaultValues(description)}
        typed={rejected?.typed ?? presets}
        errors={rejected?.errors ?? []}
        tag={null}
        shownAt={shownAt}
        submitLabel={messages.create()}
      />
    </>
  )
}

interface NewRecordPageProps {
  readonly description: DescribedObject
  /** The values of fields that the page begins with. */
  readonly presets: Readonly<Record<string, string>>
  /** When the form was shown, as an ISO 8601 time. */
  readonly shownAt: string
  readonly rejected: RejectedForm | null
}

/** Returns the texts that the fields of a new record have when nobody changes them. */
function listDefaultValues({ fields }: Pick<DescribedObject, 'fields'>): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map((field) => [field.name, getFieldText({ ...field }, 'defaultValue') ?? '']))
}

/** Returns what the form of a new record shows: the values in the query of the address, and the defaults. */
export function listPresetValues(
  description: Pick<DescribedObject, 'fields'>,
  search: URLSearchParams,
): Readonly<Record<string, string>> {
  const values: Record<string, string> = { ...listDefaultValues(description) }
  for (const { name } of description.fields) values[name] = search.get(name)?.slice(0, 255) ?? values[name] ?? ''
  return values
}
