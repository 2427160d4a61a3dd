import { type ReactNode, useId } from 'react'
import { Heading } from '../format/heading.tsx'
import { Disclosure } from './disclosure.tsx'

/** One section of an accordion. */
export interface AccordionItem {
  readonly id: string
  readonly title: string
  readonly content: ReactNode
  /** Whether it is open initially. */
  readonly isOpen?: boolean
}

/** Sections under titles that open and close them. With `isExclusive`, opening one closes the others. */
export function Accordion({ items, headingLevel = 3, isExclusive = false }: AccordionProps) {
  const id = useId()
  return (
    <div>
      {items.map((item) => (
        <Disclosure
          key={item.id}
          title={<Heading level={headingLevel}>{item.title}</Heading>}
          isOpen={item.isOpen ?? false}
          group={isExclusive ? id : undefined}
        >
          {item.content}
        </Disclosure>
      ))}
    </div>
  )
}

interface AccordionProps {
  readonly items: readonly AccordionItem[]
  readonly headingLevel?: 2 | 3 | 4
  readonly isExclusive?: boolean
}
