import type { Exhibit } from '../states.ts'
import { bySix, Noted } from './noted.tsx'

/** A quantity asked for by the rule of a product. */
export const exhibit: Exhibit = {
  component: 'Quantity selector',
  states: {
    'any quantity': () => <Noted />,
    'by sixes': () => <Noted rule={bySix} />,
    small: () => <Noted rule={bySix} size="s" />,
    'a rule that is none': () => <Noted rule={{ minimum: '-2', maximum: 'many', increment: '0.5' }} />,
    'begun with a quantity': () => <Noted rule={bySix} defaultValue="1200" />,
    'begun with nonsense': () => <Noted rule={bySix} defaultValue="many" />,
    'in German': () => (
      <Noted
        rule={{ minimum: '1', maximum: '5000', increment: '1' }}
        defaultValue="1200"
        locale="de-DE"
        label="Menge"
      />
    ),
    'twenty available': () => <Noted rule={bySix} available={20} />,
    'more available than may be bought': () => <Noted rule={bySix} available={600} />,
    'none available': () => <Noted rule={bySix} available={0} />,
    'less than the minimum available': () => <Noted rule={bySix} available={5} />,
    'less than a step available': () => <Noted rule={{ minimum: '1', maximum: '60', increment: '6' }} available={4} />,
    'out of stock in words of its own': () => <Noted available={0} outOfStockText="Back in May" />,
    'out of stock is not told': () => <Noted available={0} hideOutOfStock />,
    'refused, and out of stock': () => <Noted available={0} error="This product is no longer sold." />,
    refused: () => <Noted rule={bySix} error="There are only 3 left for you." />,
    disabled: () => <Noted rule={bySix} defaultValue="12" isDisabled />,
  },
}
