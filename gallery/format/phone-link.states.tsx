import { PhoneLink } from '@hydrant/design/format/phone-link.tsx'
import type { Exhibit } from '../states.ts'

/** Phone numbers in the formats of their countries. */
export const exhibit: Exhibit = {
  component: 'Phone link',
  states: {
    'phone numbers': () => (
      <ul className="gallery-cases">
        {['2185550100', '+1 218-555-0100', '218.555.0100 x12', '+44 20 7946 0000'].map((number) => (
          <li key={number}>
            <PhoneLink number={number} />
          </li>
        ))}
      </ul>
    ),
  },
}
