import type { ImportOperation, ImportState } from '@hydrant/contract/admin/record-imports.ts'
import * as messages from '@hydrant/messages/compiled/back-office/imports.js'

const STATES = {
  Mapping: messages.stateMapping,
  Checking: messages.stateChecking,
  CheckFailed: messages.stateCheckFailed,
  Checked: messages.stateChecked,
  Waiting: messages.stateWaiting,
  Running: messages.stateRunning,
  Complete: messages.stateComplete,
  Failed: messages.stateFailed,
  Cancelled: messages.stateCancelled,
} as const satisfies Record<ImportState, () => string>

const OPERATIONS = {
  insert: messages.operationInsert,
  update: messages.operationUpdate,
  upsert: messages.operationUpsert,
} as const satisfies Record<ImportOperation, () => string>

/** Returns how far an import is, for people. */
export function describeState(state: ImportState): string {
  return STATES[state]()
}

/** Returns what an import does with its rows, for people. */
export function describeOperation(operation: ImportOperation): string {
  return OPERATIONS[operation]()
}

/** Whether an import changes by itself. */
export function isAtWork(state: ImportState): boolean {
  return state === 'Checking' || state === 'Waiting' || state === 'Running'
}
