import { Button } from '@hydrant/design/navigation/button.tsx'
import { type FacetModel, FacetList } from '@hydrant/design/navigation/facet-list.tsx'
import type { Exhibit } from '../states.ts'

function createFacet(label: string, values: readonly string[], chosenValues: readonly string[] = []): FacetModel {
  return {
    field: `facet.${label}`,
    label,
    values: values.map((value, index) => ({
      value,
      label: value,
      count: 1204 - index * 97,
      isChosen: chosenValues.includes(value),
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
  createFacet('Brand', brands, ['Kestrel']),
  createFacet('Diameter', ['1.75 in', '2.5 in', '5 in'], ['2.5 in']),
  createFacet('Length', ['50 ft', '100 ft']),
  createFacet('Colour', ['Red', 'Yellow']),
  createFacet('Jacket', ['Single', 'Double']),
  createFacet('Coupling', ['National standard thread, rocker lug, hard anodised alloy', 'Storz'], ['Storz']),
]

/** The facets of a list. */
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
