import { data, redirect } from 'react-router'
import type { NewIntegration } from '@hydrant/contract/shop/access.ts'
import * as messages from '@hydrant/messages/compiled/storefront/account.js'
import { links } from '../links.ts'
import { setFlash } from '../session/flash.ts'
import { readTextField } from '../session/form-text.ts'
import { callAndCatchClientError } from '../session/error-view.ts'
import { createErrorResponse } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'

/** The id of the field for a new program's name. */
export const PROGRAM_NAME_ID = 'program-name'

/** The value of the field `scope` for a program that may only read. */
export const READ_ONLY = 'read'

/** The result of creating a program: its secret, which is shown only this once, or an error message. */
export interface CreateProgramResult {
  readonly created: Pick<NewIntegration, 'name' | 'clientId' | 'clientSecret'> | null
  readonly fieldError: string | null
}

/**
 * Handles the access page's forms by the field `intent`: create-program, revoke-program, end-session or
 * unlink-company-account.
 */
export async function handleAccessForm(form: FormData, shop: ShopContext) {
  switch (readTextField(form, 'intent')) {
    case 'create-program':
      return createProgram(
        { name: readTextField(form, 'name'), scope: readTextField(form, 'scope') === READ_ONLY ? 'read' : 'api' },
        shop,
      )
    case 'revoke-program':
      return revokeAndRedirect(shop, messages.shutOutDone({ name: readTextField(form, 'name') }), () =>
        shop.client.deleteIntegration(readTextField(form, 'id')),
      )
    case 'end-session':
      return revokeAndRedirect(shop, messages.sessionEnded(), () => shop.client.deleteToken(readTextField(form, 'id')))
    case 'unlink-company-account':
      return revokeAndRedirect(shop, messages.unlinkDone(), () =>
        shop.people.unlinkCompanyAccount(readTextField(form, 'id')),
      )
    default:
      throw createErrorResponse(400, messages.incompleteForm())
  }
}

async function createProgram(
  program: { readonly name: string; readonly scope: 'api' | 'read' },
  { client }: ShopContext,
) {
  if (program.name === '')
    return data<CreateProgramResult>({ created: null, fieldError: messages.enterProgramName() }, { status: 422 })
  const createResult = await callAndCatchClientError(() => client.createIntegration(program))
  if (!createResult.ok)
    return data<CreateProgramResult>(
      { created: null, fieldError: createResult.error.message },
      { status: createResult.error.status },
    )
  const { clientId, clientSecret } = createResult.value
  return data<CreateProgramResult>({
    created: { name: createResult.value.name, clientId, clientSecret },
    fieldError: null,
  })
}

/**
 * Revokes a program or token with `call`, sets a flash message and redirects to the access page. A 404 counts as
 * success, because another tab may have revoked it already.
 */
async function revokeAndRedirect(shop: ShopContext, message: string, call: () => Promise<unknown>) {
  const result = await callAndCatchClientError(call)
  const isRevoked = result.ok || result.error.status === 404
  setFlash(shop.cookies, isRevoked ? { tone: 'success', message } : { tone: 'error', message: result.error.message })
  return redirect(links.access())
}
