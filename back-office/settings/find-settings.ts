import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import type { ObjectSummary } from '@hydrant/contract/records/description.ts'
import { loadDescription } from '../records/load-description.ts'
import { officeLinks } from '../office-links.ts'
import { listSettingGroups } from './setting-groups.ts'

/** A setting that was found. */
export interface FoundSetting {
  readonly label: string
  readonly meaning: string
  readonly path: string
}

/** Finds the settings whose name or meaning contains all words of a text; none for those who may not see settings. */
export async function findSettings(
  staff: StaffClient,
  { objects, term }: { readonly objects: readonly ObjectSummary[]; readonly term: string },
): Promise<readonly FoundSetting[]> {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0 || !objects.some(({ name }) => name === 'WebStore')) return []
  const { fields } = await loadDescription(staff, 'WebStore')
  const labels = new Map(fields.map(({ name, label }) => [name, label]))
  return listSettingGroups()
    .flatMap(({ title, settings }) =>
      settings.map(({ name, meaning }) => ({
        label: labels.get(name) ?? name,
        meaning,
        path: `${officeLinks.settings()}#${name}`,
        text: `${title} ${labels.get(name) ?? ''} ${meaning}`.toLowerCase(),
      })),
    )
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map(({ label, meaning, path }) => ({ label, meaning, path }))
}
