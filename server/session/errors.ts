/** Refusals of sign-in. They never tell whether the name or the password was wrong. */
export const sessionRefusals = {
  wrongCredentials: { code: 'INVALID_LOGIN', message: 'The user name or the password is not right.', status: 401 },
  tooManyTries: { code: 'REQUEST_LIMIT_EXCEEDED', message: 'There were too many tries to sign in. Wait a minute and try again.', status: 429 },
} as const
