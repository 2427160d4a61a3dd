import { ProductFields, type ProductField } from '@hydrant/design/product-card/product-field.tsx'
import type { Exhibit } from '../states.ts'

const fields: readonly ProductField[] = [
  { label: 'Brand', value: 'Nordbrise &quot;Pro&quot;', type: 'boldString' },
  { label: 'List price', value: '1234.5', type: 'currency' },
  { label: 'Changed', value: '2026-07-04T14:05:00Z', type: 'datetime' },
  { label: 'Made', value: '2026-07-04', type: 'date' },
  { label: 'Weight', value: '1234.50', type: 'number' },
  { label: 'Parts', value: '1200.0', type: 'integer' },
  { label: 'Contact', value: 'sales@hydrant.example', type: 'email' },
  { label: 'Efficiency', value: '12.5', type: 'percent' },
  { label: 'Hotline', value: '360-555-0110', type: 'phone' },
  { label: 'Order by', value: '14:30:00.000Z', type: 'time' },
  { label: 'Manual', value: 'https://hydrant.example/manual', type: 'url' },
  { label: 'Made at', value: '44.9778, -93.265', type: 'location' },
  { label: 'Colour', value: 'Red', type: 'variation' },
  { label: 'Pressure', value: '&lt; 100 psi &amp; &gt; 50 psi', type: 'text' },
  { label: 'Note', value: 'Plain words' },
  { label: 'Empty', value: '' },
]
const few = fields.slice(-3)

/** The fields of a product, each formatted by its type. */
export const exhibit: Exhibit = {
  component: 'Product fields',
  states: {
    'of every type': () => <ProductFields fields={fields} currency="USD" />,
    'what leads elsewhere': () => (
      <ProductFields
        fields={[{ label: 'Manual', value: 'ftp://hydrant.example/manual', type: 'url' }]}
        currency="USD"
      />
    ),
    'labels hidden': () => <ProductFields fields={few} currency="USD" showLabel={false} />,
    'large and muted': () => <ProductFields fields={few} currency="USD" fontSize="large" fontColor="muted" />,
    'in the accent colour': () => <ProductFields fields={few} currency="USD" fontColor="accent" />,
    'reached by the tab key': () => (
      <ProductFields fields={[{ label: 'Note', value: 'Plain words', tabStoppable: true }]} currency="USD" />
    ),
    none: () => <ProductFields fields={[{ label: 'Empty', value: '' }]} currency="USD" />,
  },
}
