import { Button } from '@hydrant/design/navigation/button.tsx'
import { type FacetModel, FacetList } from '@hydrant/design/navigation/facet-list.tsx'
import type { Exhibit } from '../states.ts'

function facet(label: string, values: readonly string[], chosen: readonly string[] = []): FacetModel {
  return {
    field: `facet.${label}`,
    label,
    values: values.map((value, index) => ({
      value,
      label: value,
      count: 1204 - index * 97,
      isChosen: chosen.includes(value),
    })),
  }
}

const brands = [
  'Ashgrove',
  'Bellweather',
  'Cinderline',
  'Dunmore',
  'Emberlee',
  'Fairwater',
  'Granite Rescue',
  'Highline',
  'Ironbark',
  'Juniper',
  'Kestrel',
]
const facets: readonly FacetModel[] = [
  facet('Brand', brands, ['Kestrel']),
  facet('Diameter', ['1.75 in', '2.5 in', '5 in'], ['2.5 in']),
  facet('Length', ['50 ft', '100 ft']),
  facet('Colour', ['Red', 'Yellow']),
  facet('Jacket', ['Single', 'Double']),
  facet('Coupling', ['National standard thread, rocker lug, hard anodised alloy', 'Storz'], ['Storz']),
]

/** What a list can be narrowed by. */
export const exhibit: Exhibit = {
  component: 'Facets',
  states: {
    'six, some chosen': () => (
      <form style={{ display: 'grid', gap: 'var(--space-4)', maxWidth: '18rem' }}>
        <FacetList facets={facets} />
        <Button type="submit">Apply filters</Button>
      </form>
    ),
  },
}
