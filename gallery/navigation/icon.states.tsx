import { Icon } from '@hydrant/design/icon/icon.tsx'
import { ICON_PATHS, type IconName } from '@hydrant/design/icon/icon-paths.ts'
import type { Exhibit } from '../states.ts'
import { DarkBackground, Row } from '../layout.tsx'

const sizes = ['xx-small', 'x-small', 'small', 'medium', 'large'] as const
const variants = ['bare', 'error', 'warning', 'success'] as const
const names = Object.keys(ICON_PATHS).filter((name): name is IconName => name in ICON_PATHS)

const stored: unknown = JSON.parse('{ "name": "utility:unicorn" }')

/** Checks as little as is checked of a stored page. */
function isIcon(value: unknown): value is { readonly name: IconName } {
  return typeof value === 'object' && value !== null && 'name' in value
}

/** Line icons. */
export const exhibit: Exhibit = {
  component: 'Icon',
  states: {
    names: () => (
      <ul
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
          gap: 'var(--space-3)',
          listStyle: 'none',
        }}
      >
        {names.map((name) => (
          <li key={name}>
            <Icon name={name} size="large" label={name} />
            {name}
          </li>
        ))}
      </ul>
    ),
    sizes: () => (
      <Row>
        <Icon name="utility:truck" label="by default" />
        {sizes.map((size) => (
          <Icon key={size} name="utility:truck" size={size} label={size} />
        ))}
      </Row>
    ),
    variants: () => (
      <Row>
        <Icon name="utility:info" label="by default" />
        {variants.map((variant) => (
          <Icon key={variant} name="utility:info" variant={variant} label={variant} />
        ))}
        <DarkBackground>
          <Icon name="utility:info" variant="inverse" label="inverse" />
        </DarkBackground>
      </Row>
    ),
    'a name that there is none for': () => isIcon(stored) && <Icon {...stored} />,
    decoration: () => (
      <Row>
        <Icon name="utility:phone" /> (360) 555-0110
      </Row>
    ),
  },
}
