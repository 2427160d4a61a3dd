import { officeContext } from '../office-context.ts'
import { loadPromotions } from '../promotions/load-promotions.ts'
import { PromotionList } from '../promotions/promotion-list.tsx'
import { staffContext } from '../shell/require-staff.ts'
import type { Route } from './+types/promotions.ts'

/** How many parts of the list can be asked for. */
const MAX_PAGE = 39

/** Loads a part of the promotions. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = Number.parseInt(new URL(request.url).searchParams.get('page') ?? '0', 10) || 0
  const shown = Math.min(Math.max(page, 0), MAX_PAGE)
  return {
    ...(await loadPromotions(context.get(officeContext).staff, shown)),
    page: shown,
    mayCreate: context.get(staffContext).objects.some(({ name, createable }) => name === 'Promotion' && createable),
  }
}

export default function Promotions({ loaderData }: Route.ComponentProps) {
  return <PromotionList {...loaderData} />
}
