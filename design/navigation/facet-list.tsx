import { useEffect, useRef, useState } from 'react'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/design/navigation.js'
import { Disclosure } from '../disclosure/disclosure.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './facet-list.module.css'

/** One facet: a property that a list can be filtered by, with its values and the number of results for each. */
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

const OPEN_FACET_COUNT = 4
const VISIBLE_VALUE_COUNT = 8

/**
 * The facets of a list as fields of a form: put it inside a GET form, which works without scripts. The first four
 * facets are open initially, and those with a selected value. When counts or choices change, open facets stay open and
 * no values are moved.
 */
export function FacetList({ facets }: { readonly facets: readonly FacetModel[] }) {
  return (
    <div>
      {facets.map((facet, position) => (
        <FacetSection key={facet.field} facet={facet} isOpenByDefault={position < OPEN_FACET_COUNT} />
      ))}
    </div>
  )
}

function FacetSection({
  facet,
  isOpenByDefault: isInitiallyOpen,
}: {
  readonly facet: FacetModel
  readonly isOpenByDefault: boolean
}) {
  const [isOpen] = useState(() => isInitiallyOpen || facet.values.some((value) => value.isChosen))
  const [initiallyChosen] = useState(
    () => new Set(facet.values.filter((value) => value.isChosen).map(({ value }) => value)),
  )
  const visibleValues = facet.values.filter(
    ({ value }, position) => position < VISIBLE_VALUE_COUNT || initiallyChosen.has(value),
  )
  const hiddenValues = facet.values.filter((value) => !visibleValues.includes(value))
  return (
    <Disclosure title={facet.label} isOpen={isOpen}>
      <fieldset>
        <legend>
          <VisuallyHidden>{facet.label}</VisuallyHidden>
        </legend>
        {visibleValues.map((value) => (
          <FacetChoice key={value.value} field={facet.field} value={value} />
        ))}
        {hiddenValues.length > 0 && <MoreValues facet={facet} values={hiddenValues} />}
      </fieldset>
    </Disclosure>
  )
}

function MoreValues({ facet, values }: { readonly facet: FacetModel; readonly values: readonly FacetValueModel[] }) {
  return (
    <details className={styles.more}>
      <summary>
        <span className={styles.whenClosed}>
          {messages.moreValues({ count: formatQuantity(String(values.length)) })}
        </span>
        <span className={styles.whenOpen}>{messages.showFewer()}</span>
        <VisuallyHidden> {messages.valuesOf({ facet: facet.label })}</VisuallyHidden>
      </summary>
      {values.map((value) => (
        <FacetChoice key={value.value} field={facet.field} value={value} />
      ))}
    </details>
  )
}

function FacetChoice({ field, value }: { readonly field: string; readonly value: FacetValueModel }) {
  const checkbox = useRef<HTMLInputElement>(null)
  // A choice can also change outside of the form, by a link that removes a filter or by going back in the history.
  useEffect(() => {
    if (checkbox.current !== null) checkbox.current.checked = value.isChosen
  }, [value])
  return (
    <label className={styles.choice}>
      <input ref={checkbox} type="checkbox" name={field} value={value.value} defaultChecked={value.isChosen} />
      <span>{value.label}</span>
      <span className={styles.count}>{formatQuantity(String(value.count))}</span>
    </label>
  )
}
