import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/catalogue.js'
import styles from './category-head.module.css'

/** The head of a category page: name, description and links to subcategories. */
export function CategoryHead({ name, description, subcategories }: CategoryHeadProps) {
  return (
    <div className={styles.head}>
      <h1>{name}</h1>
      {description !== '' && <p className={styles.description}>{description}</p>}
      {subcategories.length > 0 && (
        <nav aria-label={messages.belowCategory({ name })}>
          <ul className={styles.chips}>
            {subcategories.map((category) => (
              <li key={category.href}>
                <Link href={category.href} className={styles.chip}>
                  {category.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

interface CategoryHeadProps {
  readonly name: string
  readonly description: string
  readonly subcategories: readonly { readonly label: string; readonly href: string }[]
}
