import { data, redirect } from 'react-router'
import type { NewIntegration } from '@hydrant/contract/shop/access.ts'
import { links } from '../links.ts'
import { leaveFlash } from '../session/flash.ts'
import { textOf } from '../session/form-text.ts'
import { tryCall } from '../session/refusal.ts'
import { pageRefusal } from '../shell/refusals.ts'
import type { ShopContext } from '../shop-context.ts'

/** The id of the field for a new program's name. */
export const PROGRAM_NAME = 'program-name'

/** What the field `scope` says of a program that may only read. */
export const READ_ONLY = 'read'

/** What came of letting a program in: its secret, which is shown this once, or what was wrong. */
export interface AccessChange {
  readonly created: Pick<NewIntegration, 'name' | 'clientId' | 'clientSecret'> | null
  readonly fault: string | null
}

/** Does what the field `intent` says: let-in, shut-out or end. */
export async function changeAccess(form: FormData, shop: ShopContext) {
  switch (textOf(form, 'intent')) {
    case 'let-in':
      return letIn({ name: textOf(form, 'name'), scope: textOf(form, 'scope') === READ_ONLY ? 'read' : 'api' }, shop)
    case 'shut-out':
      return take(shop, `${textOf(form, 'name')} is shut out. Its secret and its tokens no longer work.`, () =>
        shop.client.session.deleteIntegration(textOf(form, 'id')),
      )
    case 'end':
      return take(shop, 'The session is ended.', () => shop.client.session.deleteToken(textOf(form, 'id')))
    default:
      throw pageRefusal(400, 'The form did not say what to do. Go back and try again.')
  }
}

async function letIn(program: { readonly name: string; readonly scope: 'api' | 'read' }, { client }: ShopContext) {
  if (program.name === '')
    return data<AccessChange>(
      { created: null, fault: 'Enter a name by which you will know the program.' },
      { status: 422 },
    )
  const created = await tryCall(() => client.session.createIntegration(program))
  if (!created.ok)
    return data<AccessChange>({ created: null, fault: created.refusal.message }, { status: created.refusal.status })
  const { clientId, clientSecret } = created.value
  return data<AccessChange>({ created: { name: created.value.name, clientId, clientSecret }, fault: null })
}

/** What is gone already needs no second thought: two tabs may press the same button. */
async function take(shop: ShopContext, message: string, call: () => Promise<unknown>) {
  const taken = await tryCall(call)
  const isGone = taken.ok || taken.refusal.status === 404
  leaveFlash(shop.cookies, isGone ? { tone: 'success', message } : { tone: 'error', message: taken.refusal.message })
  return redirect(links.access())
}
