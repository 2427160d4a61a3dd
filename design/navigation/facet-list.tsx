import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import { Disclosure } from '../disclosure/disclosure.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './facet-list.module.css'

/** One property that a list can be narrowed by, with its values and how many things have each. */
export interface FacetModel {
  /** The name of its form field. */
  readonly field: string
  readonly label: string
  readonly values: readonly FacetValueModel[]
}

/** One value of a facet. */
export interface FacetValueModel {
  readonly value: string
  readonly label: string
  readonly count: number
  readonly isChosen: boolean
}

const OPEN_FACETS = 4
const SHOWN_VALUES = 8

/** The fields of a form by which a list is narrowed: put it inside a GET form, which works as it is. The first four facets are open, and those with a chosen value. */
export function FacetList({ facets }: { readonly facets: readonly FacetModel[] }) {
  return (
    <div>
      {facets.map((facet, position) => (
        <Disclosure key={facet.field} title={facet.label} isOpen={position < OPEN_FACETS || facet.values.some((value) => value.isChosen)}>
          <FacetValues facet={facet} />
        </Disclosure>
      ))}
    </div>
  )
}

function FacetValues({ facet }: { readonly facet: FacetModel }) {
  const first = facet.values.filter((value, position) => position < SHOWN_VALUES || value.isChosen)
  const rest = facet.values.filter((value) => !first.includes(value))
  return (
    <fieldset>
      <legend>
        <VisuallyHidden>{facet.label}</VisuallyHidden>
      </legend>
      {first.map((value) => (
        <FacetChoice key={value.value} field={facet.field} value={value} />
      ))}
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>
            <span className={styles.whenClosed}>{formatQuantity(String(rest.length))} more</span>
            <span className={styles.whenOpen}>Show fewer</span>
            <VisuallyHidden> values of {facet.label}</VisuallyHidden>
          </summary>
          {rest.map((value) => (
            <FacetChoice key={value.value} field={facet.field} value={value} />
          ))}
        </details>
      )}
    </fieldset>
  )
}

function FacetChoice({ field, value }: { readonly field: string; readonly value: FacetValueModel }) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" name={field} value={value.value} defaultChecked={value.isChosen} />
      <span>{value.label}</span>
      <span className={styles.count}>{formatQuantity(String(value.count))}</span>
    </label>
  )
}
