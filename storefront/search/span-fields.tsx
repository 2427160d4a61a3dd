import { Disclosure } from '@hydrant/design/disclosure/disclosure.tsx'
import { VisuallyHidden } from '@hydrant/design/layout/visually-hidden.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/search.js'
import styles from './listing-view.module.css'
import type { SpanFilter } from './span-filter.ts'

/** The fields of a filter by numbers, from the least to the most; they apply by their button. */
export function SpanFields({ span }: { readonly span: SpanFilter }) {
  return (
    <Disclosure title={span.label} isOpen={span.min !== '' || span.max !== ''}>
      <fieldset className={styles.span}>
        <legend>
          <VisuallyHidden>{span.label}</VisuallyHidden>
        </legend>
        {BOUNDS.map(({ field, value, bound, getLabel }) => (
          <label key={field}>
            {getLabel()}
            <input
              key={span[value]}
              type="number"
              step="any"
              name={span[field]}
              defaultValue={span[value]}
              placeholder={span[bound]}
            />
          </label>
        ))}
        <Button type="submit" variant="secondary" size="s">
          {messages.applySpan()}
        </Button>
      </fieldset>
    </Disclosure>
  )
}

const BOUNDS = [
  { field: 'minField', value: 'min', bound: 'least', getLabel: messages.spanFrom },
  { field: 'maxField', value: 'max', bound: 'most', getLabel: messages.spanTo },
] as const
