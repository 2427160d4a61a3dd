/** What happens to sessions and rights, by the name under which the log has it. */
export type SecurityEvent =
  | 'sign-in'
  | 'sign-in-failed'
  | 'sign-in-limited'
  | 'sign-out'
  | 'session-ended'
  | 'password-changed'
  | 'password-change-failed'
  | 'program-let-in'
  | 'program-shut-out'
  | 'program-token-issued'
  | 'program-token-failed'
  | 'user-registered'
  | 'registration-of-known-user'

/** Who did it; never a password, and never a name that was typed, which may be one. */
export interface SecurityFacts {
  readonly userId: string | null
  readonly address: string
  /** The program that it is about. */
  readonly integrationId?: string
}

/** Where security events are written. */
export interface SecurityLog {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
}

/** Writes a security event: what failed or was refused as a warning, the rest as information. */
export function logSecurity(log: SecurityLog, event: SecurityEvent, facts: SecurityFacts): void {
  const isWarning = event.endsWith('-failed') || event === 'sign-in-limited'
  log[isWarning ? 'warn' : 'info']({ event, ...facts }, `security: ${event}`)
}
