import type { ObjectSummary } from '@hydrant/contract/records/description.ts'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/records.js'
import { officeLinks } from '../office-links.ts'
import { PageHead } from '../shell/page-head.tsx'
import { toListTitle } from '../shell/sections.ts'

type ListedObject = Pick<ObjectSummary, 'name' | 'label' | 'labelPlural' | 'createable'>

/** The list of all objects that the user may see. */
export function ObjectListPage({ objects }: { readonly objects: readonly ListedObject[] }) {
  return (
    <>
      <PageHead title={messages.allObjects()} />
      <Table
        caption={messages.allObjects()}
        columns={createColumns()}
        rows={objects}
        rowKey={({ name }) => name}
        variant="dense"
      />
    </>
  )
}

const createColumns = (): readonly TableColumn<ListedObject>[] => [
  {
    label: messages.object(),
    cell: (object) => <Link href={officeLinks.records(object.name)}>{toListTitle(object)}</Link>,
  },
  { label: messages.apiName(), cell: ({ name }) => name },
  {
    label: messages.actions(),
    isLabelHidden: true,
    cell: ({ name, label, createable }) =>
      createable && <Link href={officeLinks.newRecord(name)}>{messages.newRecord({ object: label })}</Link>,
  },
]
