import { Icon } from '@hydrant/design/icon/icon.tsx'
import { Button, ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { EventLog } from '../event-log.tsx'
import type { Exhibit } from '../states.ts'
import { Row } from '../layout.tsx'

/** Buttons, and links that look like buttons. */
export const exhibit: Exhibit = {
  component: 'Button',
  states: {
    variants: () => (
      <EventLog>
        {(listen) => (
          <Row>
            <Button onClick={() => listen('pressed')('default')}>Default</Button>
            <Button variant="primary" onClick={() => listen('pressed')('primary')}>
              Primary
            </Button>
            <Button variant="secondary" onClick={() => listen('pressed')('secondary')}>
              Secondary
            </Button>
            <Button variant="tertiary" onClick={() => listen('pressed')('tertiary')}>
              Tertiary
            </Button>
            <Button variant="danger" onClick={() => listen('pressed')('danger')}>
              Danger
            </Button>
          </Row>
        )}
      </EventLog>
    ),
    sizes: () => (
      <Row>
        <Button size="s">Small</Button>
        <Button size="m">Medium</Button>
        <Button size="l">Large</Button>
      </Row>
    ),
    wide: () => <Button isWide>Over the whole width</Button>,
    'with an icon': () => (
      <Row>
        <Button>
          <Icon name="utility:cart" size="small" />
          Add to cart
        </Button>
        <Button variant="secondary">
          <Icon name="utility:download" size="small" />
          Download
        </Button>
      </Row>
    ),
    disabled: () => (
      <Row>
        <Button disabled>Primary</Button>
        <Button variant="secondary" disabled>
          Secondary
        </Button>
        <Button variant="tertiary" disabled>
          Tertiary
        </Button>
      </Row>
    ),
    busy: () => (
      <EventLog>
        {(listen) => (
          <Button isBusy onClick={() => listen('pressed')()}>
            Saving
          </Button>
        )}
      </EventLog>
    ),
    'links that look like it': () => (
      <Row>
        <ButtonLink href="#there">Primary</ButtonLink>
        <ButtonLink href="#there" variant="secondary">
          Secondary
        </ButtonLink>
        <ButtonLink href="#there" variant="tertiary">
          Tertiary
        </ButtonLink>
      </Row>
    ),
    'a link to nowhere': () => <ButtonLink href="">Shop Now</ButtonLink>,
  },
}
