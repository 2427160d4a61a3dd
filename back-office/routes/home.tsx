import { HomePage } from '../home/home-page.tsx'
import { loadFigures } from '../home/load-figures.ts'
import { loadLatestOrders, loadTasks } from '../home/load-home.ts'
import { loadSetupSteps } from '../home/load-setup.ts'
import { officeContext } from '../office-context.ts'
import { staffContext } from '../shell/require-staff.ts'
import type { Route } from './+types/home.ts'

/** Loads what needs somebody now, the figures and the latest orders. */
export async function loader({ context }: Route.LoaderArgs) {
  const office = context.get(officeContext)
  const user = context.get(staffContext)
  const [{ tasks, isIncomplete }, steps, latestOrders, { isFailed, ...figures }] = await Promise.all([
    loadTasks(office, user),
    loadSetupSteps(office, user),
    loadLatestOrders(office, user),
    loadFigures(office, user),
  ])
  return {
    tasks,
    setupSteps: steps === 'failed' ? [] : steps,
    isIncomplete: isIncomplete || isFailed || steps === 'failed' || latestOrders === 'failed',
    latestOrders,
    ...figures,
  }
}

export default function Home({ loaderData: { latestOrders, ...data } }: Route.ComponentProps) {
  return <HomePage {...data} latestOrders={latestOrders === 'failed' ? null : latestOrders} />
}
