import { href } from 'react-router'
import { toQueryString } from '../links.ts'

/** The paths of what was sent with forms, inside its list; separate from `links.ts`, which the whole shop loads. */
export const requestLinks = {
  request: (submissionId: string) => href('/requests/:submissionId', { submissionId }),
  file: (filter: Readonly<Record<string, string | undefined>> = {}) => href('/requests/file') + toQueryString(filter),
} as const
