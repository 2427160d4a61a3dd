import {
  ChoiceField,
  DebouncedField,
  FieldGroup,
  SelectField,
  TextAreaField,
  TextField,
} from '@hydrant/design/form/field.tsx'
import { PasswordField } from '@hydrant/design/form/password-field.tsx'
import { EventLog } from '../event-log.tsx'
import type { Exhibit } from '../states.ts'

const STATES = ['Alabama', 'Alaska', 'California', 'Colorado', 'Connecticut']

/** All kinds of form controls with their labels. */
export const exhibit: Exhibit = {
  component: 'Field',
  states: {
    text: () => <TextField label="Purchase order number" hint="It is printed on the invoice." required />,
    'text that is wrong': () => (
      <TextField
        label="Purchase order number"
        hint="It is printed on the invoice."
        defaultValue="PO 1"
        error="This number was used before."
        required
      />
    ),
    'not available': () => <TextField label="Account" defaultValue="County Fire" disabled />,
    number: () => (
      <TextField
        label="Length in feet"
        type="number"
        min={5}
        max={100}
        step={5}
        defaultValue={50}
        inputMode="numeric"
        required
      />
    ),
    'some lines': () => <TextAreaField label="For the carrier" hint="Gates, hours, whom to call" maxLength={500} />,
    'one of a list': () => (
      <SelectField label="State" required defaultValue="">
        <option value="">Choose one</option>
        {STATES.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
    ),
    'one of a few': () => (
      <FieldGroup legend="Delivery">
        <ChoiceField
          type="radio"
          name="delivery"
          value="ground"
          defaultChecked
          label="Ground"
          detail="Three to five days"
        />
        <ChoiceField type="radio" name="delivery" value="air" label="Air" detail="The next day" />
        <ChoiceField type="radio" name="delivery" value="none" disabled label="Collect" detail="Not from this depot" />
      </FieldGroup>
    ),
    'none, one or more': () => (
      <FieldGroup legend="Tell me about" error="Choose two at most.">
        <ChoiceField type="checkbox" name="news" value="recalls" defaultChecked label="Recalls" />
        <ChoiceField type="checkbox" name="news" value="prices" label="New prices" />
      </FieldGroup>
    ),
    file: () => (
      <TextField
        label="Order as a file"
        type="file"
        accept=".csv"
        hint="A part number and a quantity on each line"
        required
      />
    ),
    password: () => <PasswordField label="Password" required />,
    'a word to search for': () => (
      <EventLog>{(listen) => <DebouncedField label="Find" type="search" onSettled={listen('settled')} />}</EventLog>
    ),
  },
}
