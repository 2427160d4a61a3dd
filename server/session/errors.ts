/** Errors of sign-in and sessions. They never tell whether the name or the password was wrong. */
export const sessionErrors = {
  wrongCredentials: { code: 'INVALID_LOGIN', message: 'The user name or the password is not right.' },
  publishedPassword: {
    code: 'INSUFFICIENT_ACCESS',
    message:
      'This password is printed in the documentation and lets nobody in here. Ask whoever runs the shop for one of your own.',
  },
  wrongCurrentPassword: { code: 'INVALID_LOGIN', message: 'The current password is not right.' },
  unusablePassword: { code: 'INVALID_API_INPUT', message: 'The password is too short or too long.' },
  samePassword: {
    code: 'INVALID_API_INPUT',
    message: "The 'newPassword' is the current password: choose another one.",
  },
  foreignStartUrl: {
    code: 'INVALID_API_INPUT',
    message: "The 'request.startUrl' is no page of this shop: send its path, such as /cart.",
  },
  endedSession: { code: 'INVALID_SESSION_ID', message: 'The session has ended. Sign in again.' },
  wrongClient: { code: 'INVALID_LOGIN', message: 'The client id or its secret is not right.' },
  scopeTooWide: {
    code: 'INVALID_API_INPUT',
    message: "This integration may only have tokens of the scope 'read'.",
  },
  tooManyAttempts: {
    code: 'REQUEST_LIMIT_EXCEEDED',
    message: 'There were too many tries to sign in. Wait a minute and try again.',
  },
  tooManyAttemptsForName: {
    code: 'REQUEST_LIMIT_EXCEEDED',
    message: 'This name was tried too often. Wait a minute and try again; after a hundred tries it takes an hour.',
  },
  missingIntegrationName: { code: 'INVALID_API_INPUT', message: "The integration needs a 'name'." },
  tooManyIntegrations: {
    code: 'LIMIT_EXCEEDED',
    message: 'You have let in as many programs as one user may. Shut one out first.',
  },
  unknownIntegration: { code: 'ITEM_NOT_FOUND', message: 'You have no integration of this id.' },
  notForPrograms: {
    code: 'INSUFFICIENT_ACCESS',
    message:
      'A program may neither let in nor shut out programs, and ends no session but its own: sign in yourself to do this.',
  },
  unknownToken: { code: 'ITEM_NOT_FOUND', message: 'You have no open session or token of this id.' },
} as const
