import { officeContext } from '../office-context.ts'
import { changePrograms } from '../programs/change-programs.ts'
import { loadPrograms } from '../programs/load-programs.ts'
import { ProgramsPage } from '../programs/programs-page.tsx'
import { useKeptResult } from '../shell/use-kept-result.ts'
import type { Route } from './+types/programs.ts'

/** Loads the programs that can act as somebody. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return loadPrograms(context.get(officeContext).staff, new URL(request.url).searchParams)
}

/** Creates a token for a program, or ends programs. */
export async function action({ request, context }: Route.ActionArgs) {
  return changePrograms(context.get(officeContext), request)
}

export default function Programs({ loaderData, actionData }: Route.ComponentProps) {
  return <ProgramsPage {...loaderData} answer={useKeptResult(actionData)} />
}
