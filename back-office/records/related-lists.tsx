import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/records.js'
import { officeLinks } from '../office-links.ts'
import { FieldText } from './field-text.tsx'
import { getFieldText } from './field-value.ts'
import type { RelatedList } from './load-related.ts'
import styles from './related-lists.module.css'

/** The records below a record, by kind, and links to create one of each. */
export function RelatedLists({ lists, recordId }: RelatedListsProps) {
  if (lists.length === 0) return null
  return (
    <div className={styles.lists}>
      {lists.map((list) => (
        <section key={`${list.name} ${list.parentField}`}>
          <div className={styles.head}>
            <h2>{list.labelPlural}</h2>
            {list.createable && (
              <Link href={officeLinks.newRecord(list.name, { [list.parentField]: recordId })}>
                {messages.newRecord({ object: list.label })}
              </Link>
            )}
          </div>
          {list.records.length > 0 && <RelatedTable list={list} />}
          {list.listSearch !== null && (
            <p>
              <Link href={officeLinks.records(list.name) + list.listSearch}>{messages.showAll()}</Link>
            </p>
          )}
        </section>
      ))}
    </div>
  )
}

interface RelatedListsProps {
  readonly lists: readonly RelatedList[]
  readonly recordId: string
}

function RelatedTable({ list: { name, labelPlural, columns, records } }: { readonly list: RelatedList }) {
  const getId = (record: Readonly<Record<string, unknown>>): string => getFieldText(record, 'Id') ?? ''
  return (
    <Table
      caption={labelPlural}
      rows={records}
      rowKey={getId}
      variant="dense"
      columns={columns.map((field, position) => ({
        label: field.label,
        cell: (record: RelatedList['records'][number]) =>
          position === 0 ? (
            <Link href={officeLinks.record(name, getId(record))}>
              <FieldText field={field} record={record} isInLink />
            </Link>
          ) : (
            <FieldText field={field} record={record} />
          ),
      }))}
    />
  )
}
