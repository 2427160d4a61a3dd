import { href } from 'react-router'

/** The path of the page for mails about stock, and of the forms that ask for one. */
export const noticeLinks = {
  page: () => href('/stock-notice'),
} as const
