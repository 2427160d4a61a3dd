import { href } from 'react-router'

/** The paths of the pages on which people prove who they are; separate from `links.ts`, which the whole shop loads. */
export const peopleLinks = {
  signInCode: (returnTo: string) => `${href('/login/code')}?${new URLSearchParams({ returnTo }).toString()}`,
  secondFactor: (returnTo?: string) =>
    href('/account/second-factor') + (returnTo === undefined ? '' : `?${new URLSearchParams({ returnTo }).toString()}`),
  /** Where a sign-in at the company begins, and where the company sends the visitor back to. */
  companySignIn: (returnTo: string) => `${href('/login/company')}?${new URLSearchParams({ returnTo }).toString()}`,
  verifyEmail: () => href('/verify-email'),
  email: () => href('/account/email'),
  mailSettings: () => href('/account/notifications'),
} as const
