import { href } from 'react-router'

/** The paths of the pages on which people prove who they are; separate from `links.ts`, which the whole shop loads. */
export const peopleLinks = {
  signInCode: (returnTo: string) => `${href('/login/code')}?${new URLSearchParams({ returnTo }).toString()}`,
  secondFactor: (returnTo?: string) =>
    href('/account/second-factor') + (returnTo === undefined ? '' : `?${new URLSearchParams({ returnTo }).toString()}`),
  companySignIn: () => href('/login/company'),
  verifyEmail: () => href('/verify-email'),
  email: () => href('/account/email'),
} as const
