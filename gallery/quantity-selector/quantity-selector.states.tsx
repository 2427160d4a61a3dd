import type { Exhibit } from '../states.ts'
import { ruleOfSix, LoggedSelector } from './logged-selector.tsx'

/** A field for a quantity by the rule of a product. */
export const exhibit: Exhibit = {
  component: 'Quantity selector',
  states: {
    'any quantity': () => <LoggedSelector />,
    'by sixes': () => <LoggedSelector rule={ruleOfSix} />,
    small: () => <LoggedSelector rule={ruleOfSix} size="s" />,
    'a rule that is none': () => <LoggedSelector rule={{ minimum: '-2', maximum: 'many', increment: '0.5' }} />,
    'begun with a quantity': () => <LoggedSelector rule={ruleOfSix} defaultValue="1200" />,
    'begun with nonsense': () => <LoggedSelector rule={ruleOfSix} defaultValue="many" />,
    'in German': () => (
      <LoggedSelector
        rule={{ minimum: '1', maximum: '5000', increment: '1' }}
        defaultValue="1200"
        locale="de-DE"
        label="Menge"
      />
    ),
    'twenty available': () => <LoggedSelector rule={ruleOfSix} available={20} />,
    'more available than may be bought': () => <LoggedSelector rule={ruleOfSix} available={600} />,
    'none available': () => <LoggedSelector rule={ruleOfSix} available={0} />,
    'less than the minimum available': () => <LoggedSelector rule={ruleOfSix} available={5} />,
    'less than a step available': () => (
      <LoggedSelector rule={{ minimum: '1', maximum: '60', increment: '6' }} available={4} />
    ),
    'out of stock in words of its own': () => <LoggedSelector available={0} outOfStockText="Back in May" />,
    'out of stock is not told': () => <LoggedSelector available={0} hideOutOfStock />,
    'refused, and out of stock': () => <LoggedSelector available={0} error="This product is no longer sold." />,
    refused: () => <LoggedSelector rule={ruleOfSix} error="There are only 3 left for you." />,
    disabled: () => <LoggedSelector rule={ruleOfSix} defaultValue="12" isDisabled />,
  },
}
