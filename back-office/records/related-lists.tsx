import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/records.js'
import { officeLinks } from '../office-links.ts'
import type { RelatedList } from './load-related.ts'
import { PartFailure } from './part-failure.tsx'
import { RecordTable } from './record-table.tsx'
import styles from './related-lists.module.css'

/** The records below a record, by kind, and links to create one of each. */
export function RelatedLists({ lists, recordId }: RelatedListsProps) {
  if (lists.length === 0) return null
  return (
    <div className={styles.lists}>
      {lists.map((list) => (
        <section key={`${list.name} ${list.parentField}`}>
          <div className={styles.head}>
            <h2>
              {list.parentLabel === null
                ? list.labelPlural
                : messages.relatedAs({ objects: list.labelPlural, field: list.parentLabel })}
            </h2>
            {list.createable && (
              <Link href={officeLinks.newRecord(list.name, { [list.parentField]: recordId })}>
                {messages.newRecord({ object: list.label })}
              </Link>
            )}
          </div>
          {list.failure !== null && <PartFailure title={list.labelPlural} message={list.failure} />}
          {list.records.length > 0 && (
            <RecordTable
              caption={list.labelPlural}
              objectName={list.name}
              columns={list.columns}
              records={list.records}
            />
          )}
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
