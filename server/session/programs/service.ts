import type { Scope } from '@hydrant/contract/shop/scope.ts'
import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { recordChange } from '../../records/service.ts'
import { type Authentication, runOrThrowUnavailable } from '../authentication.ts'
import { describeUserAgent } from '../describe-user-agent.ts'
import { sessionErrors } from '../errors.ts'
import type { OpenSession } from '../open-session.ts'
import { loadOrganizationId } from '../organization.ts'
import { verifyCodeAndRun } from '../second-factor/verify-code.ts'
import { logSecurityEvent } from '../security-log.ts'
import { findUserEmail, insertIntegration, lockUser } from '../store.ts'
import { hasRoomForIntegration } from '../integrations.ts'
import { verifyPasswordOfSession } from '../verify-password.ts'
import { createProgramToken, hashProgramToken } from './program-token.ts'
import {
  deleteProgram,
  deleteProgramsOfUser,
  type EndedProgram,
  findPrograms,
  type ProgramFilter,
  type StoredProgram,
} from './store.ts'

/** How many days a token is valid unless another number is asked for. */
const DEFAULT_DAYS = 90

const MS_PER_DAY = 24 * 60 * 60 * 1000

/** A program as administrators see it. */
export type Program = Omit<StoredProgram, 'name'> & { readonly name: string }

/** A part of the programs of a shop. */
export interface ProgramList {
  readonly programs: readonly Program[]
  /** Whether there are more after it. */
  readonly hasMore: boolean
}

/** Lists a part of the programs that can act as users, and of their sign-ins, those created last first. */
export async function listPrograms(
  db: ReadOnlyDb,
  filter: ProgramFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ProgramList> {
  const found = await findPrograms(db, filter, { limit: limit + 1, offset })
  return { programs: found.slice(0, limit).map(toProgram), hasMore: found.length > limit }
}

function toProgram({ name, ...program }: StoredProgram): Program {
  return { ...program, name: program.kind === 'SignIn' ? describeUserAgent(name ?? '') : (name ?? '') }
}

/** The token that an administrator asks for, and what proves that it is them. */
export interface NewProgramToken {
  /** The session of the administrator. */
  readonly session: OpenSession
  readonly clientAddress: string
  readonly password: string
  /** A code of the administrator's second factor, if they have one. */
  readonly code?: string | undefined
  readonly name: string
  /** Whom the program acts as. */
  readonly userId: string
  readonly scope?: Scope | undefined
  /** How many days the token is valid; null: until it is ended. 90 when it is left out. */
  readonly expiresInDays?: number | null | undefined
}

/**
 * Creates a program with one token, which acts as a user with the rights that the user has at that moment; returns it
 * with the token, of which only a hash is stored. Returns an error for programs, without a name, for a wrong password or
 * code of the administrator, and for a user who is unknown, deactivated, or has too many programs.
 */
export async function createToken(
  authentication: Authentication,
  request: NewProgramToken,
): Promise<Result<{ readonly program: Program; readonly token: string }>> {
  const name = request.name.trim()
  if (isProgramOrReader(request.session)) return err(sessionErrors.notForPrograms)
  if (name === '') return err(sessionErrors.missingProgramName)
  const proof = await runOrThrowUnavailable(() => verifyAdministrator(authentication, request))
  return proof.ok ? insertToken(authentication, { ...request, name }) : proof
}

/** Verifies the password of the administrator, and a code if they have a second factor. */
async function verifyAdministrator(authentication: Authentication, request: NewProgramToken): Promise<Result<unknown>> {
  const { session, clientAddress, code } = request
  const passwordResult = await verifyPasswordOfSession(authentication, request)
  if (!passwordResult.ok || !session.user.hasSecondFactor) return passwordResult
  if (code === undefined || code === '') return err(sessionErrors.wrongCode)
  return verifyCodeAndRun(authentication, { userId: session.user.id, code, clientAddress }, async () => ok(null))
}

async function insertToken(
  authentication: Authentication,
  { name, userId, scope = 'api', expiresInDays = DEFAULT_DAYS, clientAddress, session }: NewProgramToken,
): Promise<Result<{ readonly program: Program; readonly token: string }>> {
  const token = createProgramToken(await loadOrganizationId(authentication.database))
  const secretHash = hashProgramToken(token)
  if (secretHash === null) throw new Error('A token that was created is not recognized.')
  const expiresAt = expiresInDays === null ? null : new Date(Date.now() + expiresInDays * MS_PER_DAY)
  const result = await authentication.database.transaction(async (tx): Promise<Result<Program>> => {
    const isActive = await lockUser(tx, userId)
    if ((await findUserEmail(tx, userId)) === null) return err(sessionErrors.unknownProgramUser)
    if (!isActive) return err(sessionErrors.inactiveProgramUser)
    if (!(await hasRoomForIntegration(tx, userId))) return err(sessionErrors.tooManyProgramsOfUser)
    const { id } = await insertIntegration(tx, {
      id: newId('0H4'),
      userId,
      name,
      clientId: null,
      secretHash,
      scope,
      expiresAt,
    })
    const newValues = { name, userId, scope, expiresAt: expiresAt?.toISOString() ?? null }
    await recordChange(tx, { objectName: 'Integration', recordId: id, operation: 'create', newValues })
    const [stored] = (await findPrograms(tx, { userId }, { limit: 100, offset: 0 })).filter(
      (program) => program.id === id,
    )
    if (stored === undefined) throw new Error('A program that was stored did not come back.')
    return ok(toProgram(stored))
  })
  if (!result.ok) return result
  logSecurityEvent(authentication.log, 'program-let-in', {
    userId: session.user.id,
    address: clientAddress,
    integrationId: result.value.id,
    ownerId: userId,
  })
  return ok({ program: result.value, token })
}

/** Who ends programs, and from where. */
export interface ProgramEnding {
  readonly session: OpenSession
  readonly clientAddress: string
}

/**
 * Ends a program with its tokens, or a sign-in of one, at once. Returns an error for programs, and when there is none of
 * this id.
 */
export async function endProgram(
  { database, log }: Authentication,
  { session, clientAddress, programId }: ProgramEnding & { readonly programId: string },
): Promise<Result<null>> {
  if (isProgramOrReader(session)) return err(sessionErrors.notForPrograms)
  const ended = await database.transaction(async (tx) => {
    const program = await deleteProgram(tx, programId)
    if (program !== null) await recordEnding(tx, program)
    return program
  })
  if (ended === null) return err(sessionErrors.unknownProgramId)
  logEnding(log, ended, { session, clientAddress })
  return ok(null)
}

/**
 * Ends all programs of a user with their tokens, and all sign-ins of programs as the user, at once; returns how many.
 * Returns an error for programs, and for a user who is unknown.
 */
export async function endProgramsOfUser(
  { database, log }: Authentication,
  { session, clientAddress, userId }: ProgramEnding & { readonly userId: string },
): Promise<Result<number>> {
  if (isProgramOrReader(session)) return err(sessionErrors.notForPrograms)
  const result = await database.transaction(async (tx): Promise<Result<readonly EndedProgram[]>> => {
    await lockUser(tx, userId)
    if ((await findUserEmail(tx, userId)) === null) return err(sessionErrors.unknownUser)
    const programs = await deleteProgramsOfUser(tx, userId)
    for (const program of programs) await recordEnding(tx, program)
    return ok(programs)
  })
  if (!result.ok) return result
  for (const program of result.value) logEnding(log, program, { session, clientAddress })
  return ok(result.value.length)
}

async function recordEnding(tx: Transaction, { id, userId, isSignIn }: EndedProgram): Promise<void> {
  await recordChange(
    tx,
    isSignIn
      ? { objectName: 'User', recordId: userId, operation: 'end-session' }
      : { objectName: 'Integration', recordId: id, operation: 'delete', oldValues: { userId } },
  )
}

function logEnding(
  log: Authentication['log'],
  { id, userId, isSignIn }: EndedProgram,
  { session, clientAddress: address }: ProgramEnding,
): void {
  if (isSignIn) logSecurityEvent(log, 'session-ended-by-staff', { userId, address })
  else
    logSecurityEvent(log, 'program-shut-out', {
      userId: session.user.id,
      address,
      integrationId: id,
      ownerId: userId,
    })
}

/** Whether a session is that of a program, or may only read: such a one neither lets in nor shuts out programs. */
function isProgramOrReader({ integrationId, scope }: OpenSession): boolean {
  return integrationId !== null || scope === 'read'
}
