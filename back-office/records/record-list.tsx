import { Form, useHref, useLocation } from 'react-router'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { ConfirmedSubmit } from '@hydrant/design/overlay/confirmed-submit.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import * as editMessages from '@hydrant/messages/compiled/back-office/list-edit.js'
import * as viewMessages from '@hydrant/messages/compiled/back-office/list-views.js'
import * as messages from '@hydrant/messages/compiled/back-office/records.js'
import { RowTableForm } from '../row-table/row-table-form.tsx'
import { officeLinks } from '../office-links.ts'
import { FormErrors } from '../shell/form-errors.tsx'
import { DoneNotice } from '../shell/notice.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { toListTitle } from '../shell/sections.ts'
import { EXTRA_COLUMNS } from './extra-columns.tsx'
import { CellEditing, EditableCell } from './cell-editing.tsx'
import type { ListAnswer } from './change-steps.ts'
import { EditNotice } from './edit-notice.tsx'
import { FieldText } from './field-text.tsx'
import { getFieldText, getRecordId } from './field-value.ts'
import { ChangeChoice, ListChangeForm } from './list-change.tsx'
import { EDIT_PARAM, type EditAnswer, toEditTable } from './list-edit.ts'
import { ListFilters } from './list-filters.tsx'
import { MAX_COUNTED } from './list-query.ts'
import { formatListState } from './list-state.ts'
import { ListViews } from './list-views.tsx'
import { ManageViews } from './manage-views.tsx'
import type { DescribedField } from './load-description.ts'
import type { RecordList } from './load-list.ts'
import styles from './record-list.module.css'
import type { SavedViews } from './saved-views.ts'
import { isNumeric } from './record-table.tsx'

type ListedRecord = RecordList['records'][number]

/** The id of the form around a list: the checkboxes of its rows belong to it. */
const SELECTION_FORM = 'selection'

/** The list of the records of an object: filtered, sorted, with chosen columns, and what can be done with several. */
export function RecordListPage({ list, saved, answer }: RecordListPageProps) {
  const errors = answer?.errors ?? []
  const { description, records, total, nextSearch, problem, state } = list
  const title = toListTitle(description)
  const isEditing = new URLSearchParams(useLocation().search).has(EDIT_PARAM)
  const canEdit = records.length > 0 && toEditTable(list).mayUpdate
  const search = formatListState({ ...state, after: null })
  return (
    <>
      <PageHead title={title} detail={formatCount(total)}>
        <HeadActions list={list} canEdit={canEdit} isEditing={isEditing} />
      </PageHead>
      <DoneNotice errors={errors} />
      <FormErrors errors={errors} />
      {answer !== null && answer.change !== null && <ListChangeForm description={description} change={answer.change} />}
      <Problems list={list} />
      <ListViews list={list} saved={saved} />
      <ManageViews key={search} list={list} saved={saved} rejected={answer?.view ?? null} />
      <ListFilters list={list} />
      {records.length === 0 ? (
        problem === null && <EmptyState title={messages.nothingFound()} />
      ) : (
        <Rows list={list} title={title} edit={answer?.edit ?? null} isEditing={canEdit && isEditing} />
      )}
      <div className={styles.foot}>
        {isSelectable(description) && records.length > 0 && (
          <SelectionActions description={description} total={total} />
        )}
        {state.after !== null && <Link href={search}>{messages.firstPart()}</Link>}
        {nextSearch !== null && <Link href={nextSearch}>{messages.nextPart()}</Link>}
      </div>
    </>
  )
}

/** The rows of a list; each cell can be made an input, or all are. */
function Rows({ list, title, edit, isEditing }: RowsProps) {
  if (isEditing)
    return (
      <>
        <EditNotice edit={edit} />
        <RowTableForm
          table={toEditTable(list)}
          title={title}
          rejected={edit === null || edit.isUndo ? null : edit.rejected}
        />
      </>
    )
  return (
    <CellEditing key={formatListState(list.state)} list={list} pageEdit={edit}>
      <Table caption={title} columns={createColumns(list)} rows={list.records} rowKey={getRecordId} variant="dense" />
    </CellEditing>
  )
}

interface RowsProps {
  readonly list: RecordList
  readonly title: string
  /** What the last form of rows was answered. */
  readonly edit: EditAnswer | null
  /** Whether all cells are inputs. */
  readonly isEditing: boolean
}

/** What leads from a list to its file, its inputs and a new record. */
function HeadActions({ list: { description, state }, canEdit, isEditing }: HeadActionsProps) {
  const search = formatListState({ ...state, after: null })
  return (
    <>
      <a href={useHref(officeLinks.recordsFile(description.name, search))} download className={styles.head}>
        {messages.exportFile()}
      </a>
      {(description.createable || description.updateable) && (
        <Link href={officeLinks.newImport(description.name)} className={styles.head}>
          {messages.importFile()}
        </Link>
      )}
      {canEdit && (
        <Link href={isEditing ? search : `${formatListState(state)}&${EDIT_PARAM}=on`} className={styles.head}>
          {isEditing ? editMessages.stopEditing() : editMessages.editRows()}
        </Link>
      )}
      {description.createable && (
        <ButtonLink href={officeLinks.newRecord(description.name)} size="s">
          {messages.newRecord({ object: description.label })}
        </ButtonLink>
      )}
    </>
  )
}

interface HeadActionsProps {
  readonly list: RecordList
  /** Whether there is something that the user may change. */
  readonly canEdit: boolean
  readonly isEditing: boolean
}

/** What of the address of a list could not be shown. */
function Problems({ list: { problem, missing } }: Pick<RecordListPageProps, 'list'>) {
  return (
    <>
      {problem !== null && <Alert tone="error">{problem}</Alert>}
      {missing.length > 0 && <Alert tone="warning">{viewMessages.missingFields({ fields: missing.join(', ') })}</Alert>}
    </>
  )
}

interface RecordListPageProps {
  readonly list: RecordList
  readonly saved: SavedViews
  /** What the last form of the list was answered. */
  readonly answer: ListAnswer | null
}

function formatCount(total: number | null): string | undefined {
  if (total === null) return undefined
  return total > MAX_COUNTED ? messages.moreRecords({ count: MAX_COUNTED }) : messages.recordCount({ count: total })
}

/** Whether something can be done with several records of an object at once. */
function isSelectable({ deletable, updateable }: RecordList['description']): boolean {
  return deletable || updateable
}

/** What is done with all selected records. */
function SelectionActions({ description, total }: Pick<RecordList, 'description' | 'total'>) {
  return (
    <Form method="post" id={SELECTION_FORM} className={styles.selection}>
      {description.updateable && <ChangeChoice description={description} total={total} />}
      {description.deletable && (
        <ConfirmedSubmit
          label={messages.deleteSelected()}
          title={messages.deleteSelected()}
          text={messages.deleteSelectedText()}
          confirmLabel={messages.deleteButton()}
        />
      )}
    </Form>
  )
}

function createColumns({ description, state }: RecordList): readonly TableColumn<ListedRecord>[] {
  const byName = new Map(description.fields.map((field) => [field.name, field]))
  const columns = state.columns.flatMap((name, position) => {
    const field = byName.get(name)
    if (field === undefined) return []
    const isSorted = state.sort.field === name
    const isDescending = isSorted && !state.sort.isDescending
    return {
      label: field.label,
      heading: (
        <Link
          href={formatListState({ ...state, sort: { field: name, isDescending }, after: null })}
          className={styles.sort}
        >
          {field.label}
          {isSorted && (state.sort.isDescending ? ' ↓' : ' ↑')}
        </Link>
      ),
      isAtEnd: isNumeric(field),
      cell: (record: ListedRecord) => (
        <EditableCell field={field} record={record}>
          {position === 0 ? (
            <FirstCell description={description} field={field} record={record} />
          ) : (
            <FieldText field={field} record={record} />
          )}
        </EditableCell>
      ),
    }
  })
  return [...columns, ...(EXTRA_COLUMNS[description.name]?.() ?? [])]
}

/** The first cell of a row: it selects the record, and leads to its page. */
function FirstCell({ description, field, record }: FirstCellProps) {
  const id = getRecordId(record)
  return (
    <span className={styles.first}>
      {isSelectable(description) && (
        <input
          type="checkbox"
          name="id"
          value={id}
          form={SELECTION_FORM}
          aria-label={messages.select({ record: getFieldText(record, field.name) ?? id })}
        />
      )}
      <Link href={officeLinks.record(description.name, id)}>
        <FieldText field={field} record={record} isInLink />
      </Link>
    </span>
  )
}

interface FirstCellProps extends Pick<RecordList, 'description'> {
  readonly field: DescribedField
  readonly record: ListedRecord
}
