import { useEffect, useRef, useState } from 'react'
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

/**
 * The fields of a form by which a list is narrowed: put it inside a GET form, which works as it is. The first four
 * facets are open at first, and those with a chosen value. New counts and choices move nothing that somebody is using:
 * what is open stays open.
 */
export function FacetList({ facets }: { readonly facets: readonly FacetModel[] }) {
  return (
    <div>
      {facets.map((facet, position) => (
        <FacetSection key={facet.field} facet={facet} isAmongFirst={position < OPEN_FACETS} />
      ))}
    </div>
  )
}

function FacetSection({ facet, isAmongFirst }: { readonly facet: FacetModel; readonly isAmongFirst: boolean }) {
  const [isOpen] = useState(() => isAmongFirst || facet.values.some((value) => value.isChosen))
  const [chosenAtFirst] = useState(
    () => new Set(facet.values.filter((value) => value.isChosen).map(({ value }) => value)),
  )
  const first = facet.values.filter(({ value }, position) => position < SHOWN_VALUES || chosenAtFirst.has(value))
  const rest = facet.values.filter((value) => !first.includes(value))
  return (
    <Disclosure title={facet.label} isOpen={isOpen}>
      <fieldset>
        <legend>
          <VisuallyHidden>{facet.label}</VisuallyHidden>
        </legend>
        {first.map((value) => (
          <FacetChoice key={value.value} field={facet.field} value={value} />
        ))}
        {rest.length > 0 && <MoreValues facet={facet} values={rest} />}
      </fieldset>
    </Disclosure>
  )
}

function MoreValues({ facet, values }: { readonly facet: FacetModel; readonly values: readonly FacetValueModel[] }) {
  return (
    <details className={styles.more}>
      <summary>
        <span className={styles.whenClosed}>{formatQuantity(String(values.length))} more</span>
        <span className={styles.whenOpen}>Show fewer</span>
        <VisuallyHidden> values of {facet.label}</VisuallyHidden>
      </summary>
      {values.map((value) => (
        <FacetChoice key={value.value} field={facet.field} value={value} />
      ))}
    </details>
  )
}

function FacetChoice({ field, value }: { readonly field: string; readonly value: FacetValueModel }) {
  const box = useRef<HTMLInputElement>(null)
  // A choice can also change outside of the form, by a link that removes a filter or by going back.
  useEffect(() => {
    if (box.current !== null) box.current.checked = value.isChosen
  }, [value])
  return (
    <label className={styles.choice}>
      <input ref={box} type="checkbox" name={field} value={value.value} defaultChecked={value.isChosen} />
      <span>{value.label}</span>
      <span className={styles.count}>{formatQuantity(String(value.count))}</span>
    </label>
  )
}
