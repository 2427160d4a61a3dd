import type { Static } from 'typebox'
import { Choice } from '../shared/schema.ts'

/** What may be done with a token: `api` is everything that its user may do, `read` is reading alone. */
export const Scope = Choice(['api', 'read'])
export type Scope = Static<typeof Scope>
