import type {
  ImportOperation,
  ImportState,
  RecordImport,
  RecordImportDetail,
} from '@hydrant/contract/admin/record-imports.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import type { WriteScope } from '../../checking/service.ts'
import { listImportFields, listKeyFields, listOperations } from './import-fields.ts'
import type { StoredImport } from './import-store.ts'
import type { LoadedImport } from './service.ts'
import { toChanges, toMappedNames, toRejects, toSamples } from './stored-parts.ts'

/** How many characters of a cell show what a column contains. */
const SAMPLE_LENGTH = 60

/** Converts an import into what lists of imports have. */
export function toImportBody({ job, file, userName }: StoredImport): RecordImport {
  return {
    importId: job.id,
    objectName: job.object,
    fileName: file.fileName,
    createdById: job.userId,
    createdByName: userName,
    createdDate: toTimestamp(job.createdAt),
    changedDate: toTimestamp(job.changedAt),
    state: toState({ job, file }),
    operation: toOperation(job.operation),
    keyField: job.externalIdField,
    totalRows: file.totalRows,
    processedRows: job.processedRows,
    failedRows: job.failedRows,
    isDismissed: file.dismissedAt !== null,
  }
}

function toState({ job, file }: Pick<StoredImport, 'job' | 'file'>): ImportState {
  switch (job.state) {
    case 'Open':
      return ({ None: 'Mapping', Waiting: 'Checking', Done: 'Checked', Failed: 'CheckFailed' } as const)[
        file.checkState
      ]
    case 'UploadComplete':
      return 'Waiting'
    case 'InProgress':
      return 'Running'
    case 'JobComplete':
      return 'Complete'
    case 'Failed':
      return 'Failed'
    case 'Aborted':
      return 'Cancelled'
    default:
      return job.state satisfies never
  }
}

function toOperation(operation: string): ImportOperation {
  return operation === 'insert' || operation === 'update' ? operation : 'upsert'
}

/** Converts an import into everything that is known about it. */
export function toImportDetail(
  scope: WriteScope,
  { job, file, userName, object, isOwn }: LoadedImport,
): RecordImportDetail {
  const mapping = toMappedNames(file.mapping)
  const samples = toSamples(file.samples)
  const { checkedRows, newRows, changedRows, unchangedRows, repeatedRows, rejectedRows } = file
  return {
    ...toImportBody({ job, file, userName }),
    isOwn,
    columns: (job.columns ?? []).map((heading, index) => ({
      heading,
      field: mapping[index] ?? null,
      samples: samples.map((cells) => shorten(cells[index] ?? '')).filter((text) => text !== ''),
    })),
    fields: listImportFields(scope, object),
    operations: listOperations(scope, object),
    keyFields: listKeyFields(scope, object),
    errorMessage: job.errorMessage ?? file.checkError,
    checkNumber: file.checkNumber,
    check:
      file.checkState === 'None'
        ? null
        : { checkedRows, newRows, changedRows, unchangedRows, repeatedRows, rejectedRows },
    changes: toChanges(file.changes),
    rejects: toRejects(file.rejects),
  }
}

function shorten(text: string): string {
  return text.length > SAMPLE_LENGTH ? `${text.slice(0, SAMPLE_LENGTH)}…` : text
}
