import { officeContext } from '../office-context.ts'
import { loadExplanation } from '../prices/load-explanation.ts'
import { WhyPage } from '../prices/why-page.tsx'
import type { Route } from './+types/why.ts'

/** Explains the price that the query asks for. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return loadExplanation(context.get(officeContext), request)
}

export default function Why({ loaderData }: Route.ComponentProps) {
  return <WhyPage {...loaderData} />
}
