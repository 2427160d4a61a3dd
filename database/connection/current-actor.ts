import { AsyncLocalStorage } from 'node:async_hooks'

/** Who makes a change, and from where, as the history of changes tells it. */
export interface Actor {
  readonly userId: string | null
  readonly userName: string | null
  /** Whether they have any permission set. */
  readonly isStaff: boolean
  /** The program that acts as the user; null when they do it themselves. */
  readonly integrationId: string | null
  /** The account that they act for; null for none. */
  readonly accountId: string | null
  /** The client address, as the log has it. */
  readonly clientAddress: string | null
  readonly requestId: string | null
}

/** Somebody at the machine of the shop, who uses a command there. */
const OPERATOR: Actor = {
  userId: null,
  userName: null,
  isStaff: false,
  integrationId: null,
  accountId: null,
  clientAddress: null,
  requestId: null,
}

const running = new AsyncLocalStorage<Actor>()

/** Runs work for which `currentActor` returns this actor, and in everything that it calls. */
export function runAsActor<T>(actor: Actor, work: () => T): T {
  return running.run(actor, work)
}

/** Returns who makes the current request; outside of requests the operator of the shop, who has no name. */
export function currentActor(): Actor {
  return running.getStore() ?? OPERATOR
}
