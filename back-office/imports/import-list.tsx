import type { RecordImport } from '@hydrant/contract/admin/record-imports.ts'
import type { ObjectSummary } from '@hydrant/contract/records/description.ts'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { Moment } from '@hydrant/design/format/moment.tsx'
import { NumberText } from '@hydrant/design/format/number-text.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/imports.js'
import { officeLinks } from '../office-links.ts'
import { PageHead } from '../shell/page-head.tsx'
import { toListTitle } from '../shell/sections.ts'
import { describeState } from './import-texts.ts'

/** The imports of the last days, the newest first. */
export function ImportListPage({ imports, objects }: ImportListProps) {
  return (
    <>
      <PageHead title={messages.imports()} />
      {imports.length === 0 ? (
        <EmptyState title={messages.noImports()} />
      ) : (
        <Table
          caption={messages.imports()}
          columns={createColumns(objects)}
          rows={imports}
          rowKey={({ importId }) => importId}
          variant="dense"
        />
      )}
      <p>{messages.keptFor()}</p>
    </>
  )
}

interface ImportListProps {
  readonly imports: readonly RecordImport[]
  readonly objects: ReadonlyArray<Pick<ObjectSummary, 'name' | 'labelPlural'>>
}

const createColumns = (objects: ImportListProps['objects']): readonly TableColumn<RecordImport>[] => [
  {
    label: messages.file(),
    cell: ({ importId, fileName }) => <Link href={officeLinks.import(importId)}>{fileName}</Link>,
  },
  {
    label: messages.to(),
    cell: ({ objectName }) => {
      const object = objects.find(({ name }) => name === objectName)
      return object === undefined ? objectName : toListTitle(object)
    },
  },
  { label: messages.status(), cell: ({ state }) => describeState(state) },
  {
    label: messages.whatWritten(),
    isAtEnd: true,
    cell: ({ processedRows, failedRows }) => <NumberText value={String(processedRows - failedRows)} />,
  },
  { label: messages.failedRows(), isAtEnd: true, cell: ({ failedRows }) => <NumberText value={String(failedRows)} /> },
  { label: messages.by(), cell: ({ createdByName }) => createdByName },
  { label: messages.createdOn(), cell: ({ createdDate }) => <Moment of={createdDate} /> },
]
