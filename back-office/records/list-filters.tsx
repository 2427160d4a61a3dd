import { Form } from 'react-router'
import { Disclosure } from '@hydrant/design/disclosure/disclosure.tsx'
import { ChoiceField, FieldGroup, SelectField, TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/records.js'
import { officeLinks } from '../office-links.ts'
import { ColumnOrder } from './column-order.tsx'
import styles from './list-filters.module.css'
import { type Filter, FILTER_OPERATORS, type FilterOperator, formatFilter, formatListState } from './list-state.ts'
import type { RecordList } from './load-list.ts'
import { findSearchField } from './title-field.ts'

/** The filters of a list, each with a link that removes it, and forms to add one and to choose the columns. */
export function ListFilters({ list: { description, state } }: { readonly list: RecordList }) {
  const { fields } = description
  const search = formatListState({ ...state, after: null })
  const labels = new Map(fields.map(({ name, label }) => [name, label]))
  return (
    <div className={styles.filters}>
      <SearchForm key={`search ${search}`} description={description} state={state} />
      {state.filters.length > 0 && (
        <ul className={styles.current} aria-label={messages.filters()}>
          {state.filters.map((filter) => (
            <li key={formatFilter(filter)}>
              <span>{describeFilter(filter, labels.get(filter.field) ?? filter.field)}</span>
              <Link
                href={formatListState({
                  ...state,
                  filters: state.filters.filter((other) => other !== filter),
                  after: null,
                })}
              >
                {messages.removeFilter()}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Disclosure title={messages.addFilter()}>
        <FilterForm key={search} fields={fields} state={state} />
      </Disclosure>
      <Disclosure title={messages.chooseColumns()}>
        <ColumnOrder labels={labels} state={state} />
        <Form key={search} method="get" action={officeLinks.records(description.name)} className={styles.columns}>
          <HiddenState state={state} />
          <FieldGroup legend={messages.columns()}>
            <div className={styles.choices}>
              {fields.map(({ name, label }) => (
                <ChoiceField
                  key={name}
                  type="checkbox"
                  name="column"
                  value={name}
                  label={label}
                  defaultChecked={state.columns.includes(name)}
                />
              ))}
            </div>
          </FieldGroup>
          <Button type="submit" size="s">
            {messages.apply()}
          </Button>
        </Form>
      </Disclosure>
    </div>
  )
}

/** The form that finds records by what people know them by; it replaces the filter of the search before. */
function SearchForm({
  description,
  state,
}: { readonly description: RecordList['description'] } & Pick<RecordList, 'state'>) {
  const name = findSearchField(description)
  const field = description.fields.find((known) => known.name === name)
  if (field === undefined) return null
  const isOfSearch = (filter: Filter) => filter.field === field.name && filter.operator === 'contains'
  return (
    <Form method="get" role="search" aria-label={messages.findIn({ field: field.label })} className={styles.form}>
      <HiddenState state={{ ...state, filters: state.filters.filter((filter) => !isOfSearch(filter)) }} />
      <input type="hidden" name="field" value={field.name} />
      <input type="hidden" name="operator" value="contains" />
      <TextField
        label={messages.findIn({ field: field.label })}
        name="value"
        type="search"
        maxLength={255}
        showOptional={false}
        defaultValue={state.filters.find(isOfSearch)?.value ?? ''}
      />
      <Button type="submit" size="s" variant="secondary">
        {messages.find()}
      </Button>
    </Form>
  )
}

/** The form that adds a filter to those of the list; the fields that are columns come first. */
function FilterForm({
  fields,
  state,
}: { readonly fields: RecordList['description']['fields'] } & Pick<RecordList, 'state'>) {
  const isColumn = ({ name }: { readonly name: string }) => state.columns.includes(name)
  return (
    <Form method="get" className={styles.form}>
      <HiddenState state={state} />
      <SelectField label={messages.field()} name="field">
        {[...fields.filter(isColumn), ...fields.filter((field) => !isColumn(field))].map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField label={messages.comparison()} name="operator">
        {FILTER_OPERATORS.map((operator) => (
          <option key={operator} value={operator}>
            {OPERATOR_LABELS[operator]()}
          </option>
        ))}
      </SelectField>
      <TextField label={messages.value()} name="value" maxLength={255} showOptional={false} />
      <Button type="submit" size="s">
        {messages.apply()}
      </Button>
    </Form>
  )
}

/** The parts of a list's state that a form leaves as they are. */
function HiddenState({ state: { columns, sort, filters } }: Pick<RecordList, 'state'>) {
  return (
    <>
      <input type="hidden" name="columns" value={columns.join()} />
      <input type="hidden" name="sort" value={(sort.isDescending ? '-' : '') + sort.field} />
      {filters.map((filter) => (
        <input key={formatFilter(filter)} type="hidden" name="where" value={formatFilter(filter)} />
      ))}
    </>
  )
}

const OPERATOR_LABELS: Readonly<Record<FilterOperator, () => string>> = {
  contains: messages.contains,
  is: messages.is,
  not: messages.isNot,
  from: messages.atLeast,
  to: messages.atMost,
  empty: messages.isEmpty,
}

function describeFilter({ operator, value }: Filter, field: string): string {
  return messages.filterText({ field, comparison: OPERATOR_LABELS[operator](), value })
}
