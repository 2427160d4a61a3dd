import { staffContext } from '../shell/require-staff.ts'
import { ObjectListPage } from '../records/object-list.tsx'
import type { Route } from './+types/objects.ts'

/** Lists all objects that the user may see. */
export function loader({ context }: Route.LoaderArgs) {
  const { objects } = context.get(staffContext)
  return {
    objects: objects.map(({ name, label, labelPlural, createable }) => ({ name, label, labelPlural, createable })),
  }
}

export default function Objects({ loaderData: { objects } }: Route.ComponentProps) {
  return <ObjectListPage objects={objects} />
}
