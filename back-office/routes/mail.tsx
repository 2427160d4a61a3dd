import { officeContext } from '../office-context.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'
import { MailPage } from '../system/mail-page.tsx'
import type { Route } from './+types/mail.ts'

/** Loads a mail with its content. */
export async function loader({ params: { position }, context }: Route.LoaderArgs) {
  return { mail: await awaitOrErrorPage(context.get(officeContext).staff.getMail(position)) }
}

export default function Mail({ loaderData: { mail } }: Route.ComponentProps) {
  return <MailPage mail={mail} />
}
