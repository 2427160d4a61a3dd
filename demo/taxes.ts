import type { DemoTaxRate } from './model.ts'

/** State sales tax on goods, in percent; local taxes are left out. */
const states: readonly (readonly [state: string, name: string, ratePercent: string])[] = [
  ['AZ', 'Arizona', '5.6'],
  ['CA', 'California', '7.25'],
  ['CO', 'Colorado', '2.9'],
  ['FL', 'Florida', '6'],
  ['GA', 'Georgia', '4'],
  ['IL', 'Illinois', '6.25'],
  ['MA', 'Massachusetts', '6.25'],
  ['MI', 'Michigan', '6'],
  ['NC', 'North Carolina', '4.75'],
  ['NJ', 'New Jersey', '6.625'],
  ['NV', 'Nevada', '6.85'],
  ['NY', 'New York', '4'],
  ['OH', 'Ohio', '5.75'],
  ['OR', 'Oregon', '0'],
  ['PA', 'Pennsylvania', '6'],
  ['TX', 'Texas', '6.25'],
  ['VA', 'Virginia', '5.3'],
  ['WA', 'Washington', '6.5'],
]

/** Tax rates on net prices: by state for goods, zero elsewhere, zero for services and software. */
export const taxRates: readonly DemoTaxRate[] = [
  ...states.map(([state, name, ratePercent]) => ({
    treatment: 'standard',
    name: `${name} sales tax`,
    country: 'US',
    state,
    ratePercent,
  })),
  { treatment: 'standard', name: 'No tax collected', country: 'US', state: null, ratePercent: '0' },
  { treatment: 'exempt', name: 'Exempt', country: 'US', state: null, ratePercent: '0' },
]
