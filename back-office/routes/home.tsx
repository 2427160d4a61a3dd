import { HomePage } from '../home/home-page.tsx'
import { loadTasks } from '../home/load-home.ts'
import { officeContext } from '../office-context.ts'
import { loadList } from '../records/load-list.ts'
import { staffContext } from '../shell/require-staff.ts'
import type { Route } from './+types/home.ts'

/** How many orders the home page shows. */
const LATEST_ORDERS = 10

/** Loads what needs somebody now, and the latest orders. */
export async function loader({ context }: Route.LoaderArgs) {
  const { staff } = context.get(officeContext)
  const user = context.get(staffContext)
  const seesOrders = user.objects.some(({ name }) => name === 'OrderSummary')
  const [tasks, list] = await Promise.all([
    loadTasks(staff, user),
    seesOrders ? loadList(staff, { objectName: 'OrderSummary', search: new URLSearchParams() }) : null,
  ])
  return { tasks, latestOrders: list && { ...list, records: list.records.slice(0, LATEST_ORDERS) } }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />
}
