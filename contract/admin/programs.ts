import Type, { type Static } from 'typebox'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { OPEN, RecordIdParam, STRICT } from '../shared/request.ts'
import { Choice, NoContent, Nullable, Timestamp, withDefault } from '../shared/schema.ts'
import { Scope } from '../shop/scope.ts'

const STAFF_CALL = { guests: 'refused', role: 'admin' } as const

/** A program that can act as a user, or a sign-in of a program with the name and the password of a user. */
export const Program = Type.Object({
  /** Of a sign-in it has another form than the ids of records. */
  programId: Type.String(),
  /** `Client`: it gets tokens for a client id and a secret. `Token`: it has one token. `SignIn`: see above. */
  kind: Choice(['Client', 'Token', 'SignIn']),
  /** The name of the program; of a sign-in what the program calls itself. */
  name: Type.String(),
  clientId: Nullable(Type.String()),
  /** The widest scope of its tokens. */
  scope: Scope,
  userId: Type.String(),
  userName: Type.String(),
  userEmail: Type.String(),
  /** Whether the user may sign in: otherwise the program may not, either. */
  isUserActive: Type.Boolean(),
  createdDate: Timestamp,
  /** To within some minutes. */
  lastUsedDate: Nullable(Timestamp),
  /** The client address of the last use of one token, and otherwise of the last sign-in. */
  lastAddress: Nullable(Type.String()),
  /** Null for a token that does not expire, and for a client. */
  expiresDate: Nullable(Timestamp),
  /** How many tokens it has that have not expired; 0 for a client means that it has got none lately. */
  openTokens: Type.Integer(),
})
export type Program = Static<typeof Program>

/** A part of the programs. */
export const Programs = Type.Object({
  programs: Type.Array(Program),
  /** What to send as `offset` for the next part; null after the last one. */
  nextOffset: Nullable(Type.Integer()),
  /** Whether creating a token takes a code of the sender's second factor. */
  isCodeDemanded: Type.Boolean(),
})
export type Programs = Static<typeof Programs>

/** Lists the programs that can act as users, and the open sign-ins of programs, those created last first. */
export const listPrograms = defineEndpoint({
  ...PROGRAM_ROUTES.listPrograms,
  summary: 'Programs that act as users',
  query: Type.Object(
    {
      userId: Type.Optional(RecordIdParam),
      /** Only those whose one token expires within so many days. */
      expiresWithinDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
      limit: withDefault(Type.Integer({ minimum: 1, maximum: 200 }), 100),
      offset: withDefault(Type.Integer({ minimum: 0, maximum: 1_000_000 }), 0),
    },
    OPEN,
  ),
  responses: { 200: Programs },
  ...STAFF_CALL,
  errors: ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS', 'ILLEGAL_QUERY_PARAMETER_VALUE'],
})

/** A token that is asked for. */
export const ProgramTokenInput = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 80 }),
    /** Whom the program acts as, with the rights that they have at each moment. */
    userId: RecordIdParam,
    scope: Type.Optional(Scope),
    /** How many days the token is valid, 90 when it is left out; null: until it is ended. */
    expiresInDays: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 3650 }))),
    /** The password of the sender, who is asked for it once more. */
    password: Type.String({ maxLength: 1000 }),
    /** A code of the second factor of the sender, if they have one. */
    code: Type.Optional(Type.String({ maxLength: 100 })),
  },
  STRICT,
)
export type ProgramTokenInput = Static<typeof ProgramTokenInput>

/** A program with its token, which is told this once. */
export const NewProgramToken = Type.Object({ program: Program, token: Type.String() })
export type NewProgramToken = Static<typeof NewProgramToken>

/** Creates a program that acts as a user with one token. */
export const createProgramToken = defineEndpoint({
  ...PROGRAM_ROUTES.createProgramToken,
  summary: 'Create a token for a program',
  body: ProgramTokenInput,
  responses: { 201: NewProgramToken },
  ...STAFF_CALL,
  errors: [
    'INVALID_SESSION_ID',
    'INSUFFICIENT_ACCESS',
    'INVALID_API_INPUT',
    'JSON_PARSER_ERROR',
    'LIMIT_EXCEEDED',
    'REQUEST_LIMIT_EXCEEDED',
  ],
})

/** Ends a program with its secret and its tokens, or a sign-in of a program, at once. */
export const endProgram = defineEndpoint({
  ...PROGRAM_ROUTES.endProgram,
  summary: 'End a program',
  params: Type.Object({ programId: Type.String({ minLength: 1, maxLength: 64 }) }),
  responses: { 204: NoContent },
  ...STAFF_CALL,
  errors: ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS', 'INVALID_ID_FIELD', 'ITEM_NOT_FOUND'],
})

/** Ends all programs that act as a user, and all sign-ins of programs as the user, at once. */
export const endUserPrograms = defineEndpoint({
  ...PROGRAM_ROUTES.endUserPrograms,
  summary: 'End all programs of a user',
  params: Type.Object({ userId: RecordIdParam }),
  responses: { 200: Type.Object({ ended: Type.Integer() }) },
  ...STAFF_CALL,
  errors: ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS', 'INVALID_ID_FIELD', 'ITEM_NOT_FOUND'],
})
