import { href } from 'react-router'
import { toQueryString } from '../links.ts'

/** The paths of the invoices of an account; separate from `links.ts`, which the whole shop loads. */
export const invoiceLinks = {
  invoices: (query: { readonly state?: string; readonly q?: string; readonly page?: string } = {}) =>
    href('/account/invoices') + toQueryString(query),
  file: (orderId: string, documentId: string) =>
    href('/orders/:orderId/documents/:documentId', { orderId, documentId }),
} as const
