import { createContext } from 'react-router'
import type { BuilderClient } from '@hydrant/client/builder/create-builder-client.ts'
import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import type { ShopClient } from '@hydrant/client/create-client.ts'

/** The context of the current request for loaders and actions. */
export interface OfficeContext {
  /** The client of the webstore API as the member of staff. */
  readonly client: ShopClient
  /** The client of the calls for staff: records, orders, mails, history. */
  readonly staff: StaffClient
  /** The call that takes a file into the media library. */
  readonly library: Pick<BuilderClient, 'uploadMedia'>
  /** The path that the shop is mounted under, without a slash at its end; empty at the root. */
  readonly basePath: string
  /** The nonce of every script tag, as in the response's content security policy. */
  readonly nonce: string
  /** Reports an error that is not the user's; the user only sees the error page. */
  readonly reportError: (error: unknown) => void
  /** Reports what a loader or action has thrown, and remembers it for the status of the response. */
  readonly reportThrown: (error: unknown) => void
}

/** The context key of the back office for loaders and actions: `context.get(officeContext)`. */
export const officeContext = createContext<OfficeContext>()
