import { Link } from '@hydrant/design/navigation/link.tsx'
import styles from './category-head.module.css'

/** The name of a category, what is in it, and the way further down. */
export function CategoryHead({ name, description, subcategories }: CategoryHeadProps) {
  return (
    <div className={styles.head}>
      <h1>{name}</h1>
      {description !== '' && <p className={styles.description}>{description}</p>}
      {subcategories.length > 0 && (
        <nav aria-label={`Below ${name}`}>
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
