import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import type { Program } from '@hydrant/contract/admin/programs.ts'
import { getFieldText } from '../records/field-value.ts'
import { formatId, isRecordId } from '../records/soql-literal.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'

/** How many days before its end a token is among what needs somebody. */
export const WARNING_DAYS = 14

/** How many programs a page shows. */
const PROGRAMS_PER_PAGE = 100

/** The person whose programs are shown. */
export interface ProgramOwner {
  readonly id: string
  readonly name: string
}

/** A part of the programs, and by what they are chosen. */
export interface ProgramsView {
  readonly programs: readonly Program[]
  readonly nextOffset: number | null
  /** Whether creating a token takes a code of the user's second factor. */
  readonly isCodeDemanded: boolean
  /** Null: those of everybody. */
  readonly owner: ProgramOwner | null
  /** Only tokens that expire within so many days; null: all programs. */
  readonly expiresWithinDays: number | null
}

/** Loads the programs that the address of the page asks for: `user`, `expires` (in days) and `after`. */
export async function loadPrograms(staff: StaffClient, search: URLSearchParams): Promise<ProgramsView> {
  const user = search.get('user') ?? ''
  const owner = isRecordId(user) ? await awaitOrErrorPage(findOwner(staff, user)) : null
  const expiresWithinDays = readNumber(search.get('expires'), { minimum: 1, maximum: 3650 })
  const list = await awaitOrErrorPage(
    staff.listPrograms({
      limit: PROGRAMS_PER_PAGE,
      offset: readNumber(search.get('after'), { minimum: 0, maximum: 1_000_000 }) ?? 0,
      ...(owner !== null && { userId: owner.id }),
      ...(expiresWithinDays !== null && { expiresWithinDays }),
    }),
  )
  return { ...list, owner, expiresWithinDays }
}

async function findOwner(staff: StaffClient, userId: string): Promise<ProgramOwner | null> {
  const { records } = await staff.query(`SELECT Id, Name FROM User WHERE Id = ${formatId(userId)}`)
  const [record] = records
  return record === undefined
    ? null
    : { id: getFieldText(record, 'Id') ?? userId, name: getFieldText(record, 'Name') ?? userId }
}

function readNumber(
  text: string | null,
  { minimum, maximum }: { readonly minimum: number; readonly maximum: number },
): number | null {
  const value = /^\d{1,9}$/.test(text ?? '') ? Number(text) : null
  return value === null || value < minimum || value > maximum ? null : value
}
