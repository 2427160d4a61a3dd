import { QuantitySelector, type QuantitySelectorProps } from '@hydrant/design/quantity-selector/quantity-selector.tsx'
import { EventLog } from '../event-log.tsx'

/** The quantity rule of a product that is sold in cases of six. */
export const ruleOfSix = { minimum: '6', maximum: '60', increment: '6' }

/** A selector whose two events are logged. */
export function LoggedSelector(props: QuantitySelectorProps) {
  return (
    <EventLog>
      {(listen) => (
        <QuantitySelector
          {...props}
          onChange={({ value, lastValue, isValid }) => listen('valuechanged')({ value, lastValue, isValid })}
          onValidityChange={(validity) => listen('validitychanged')(validity)}
        />
      )}
    </EventLog>
  )
}
