/** The names of security events in the log. */
export type SecurityEvent =
  | 'sign-in'
  | 'sign-in-failed'
  | 'sign-in-limited'
  | 'sign-out'
  | 'session-ended'
  | 'session-ended-by-staff'
  | 'password-changed'
  | 'password-change-failed'
  | 'password-reset-requested'
  | 'password-reset-limited'
  | 'password-reset'
  | 'user-invited'
  | 'password-reset-failed'
  | 'company-sign-in-failed'
  | 'company-account-unlinked'
  | 'email-changed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'second-factor-reset'
  | 'second-factor-failed'
  | 'program-let-in'
  | 'program-shut-out'
  | 'program-token-issued'
  | 'program-token-failed'
  | 'registration-requested'
  | 'user-registered'
  | 'registration-of-known-user'
  | 'rights-changed'
  | 'shop-set-up'
  | 'setup-failed'

/**
 * Who caused a security event. It never contains a password, nor a name that was typed, which may be a password by
 * mistake.
 */
export interface SecurityDetails {
  readonly userId: string | null
  readonly address: string
  /** The integration that it concerns. */
  readonly integrationId?: string
  /** Whom that program acts as, if somebody else lets it in or shuts it out. */
  readonly ownerId?: string
  /** What was changed: whose rights, and which. */
  readonly change?: { readonly operation: string; readonly assigneeId: string; readonly permissionSetId: string }
}

/** The log to which security events are written. */
export interface SecurityLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
}

/** Writes a security event: failures and rejections as warnings, the rest as information. */
export function logSecurityEvent(log: SecurityLog, event: SecurityEvent, details: SecurityDetails): void {
  const isWarning = event.endsWith('-failed') || event.endsWith('-limited')
  log[isWarning ? 'warn' : 'info']({ event, ...details }, `security: ${event}`)
}
