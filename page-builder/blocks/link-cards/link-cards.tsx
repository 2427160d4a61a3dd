import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Icon } from '@hydrant/design/icon/icon.tsx'
import { choice, link, list, text } from '../../fields/field.ts'
import { defineBlock } from '../../registry/block.ts'
import styles from './link-cards.module.css'

/** Services in a row, each with a sentence about it. */
export const linkCards = defineBlock({
  type: 'link-cards',
  label: 'Links to services',
  fields: {
    cards: list('Links', {
      icon: choice('Icon', ['document', 'phone', 'truck', 'box', 'check', 'account', 'list']),
      title: text('Title'),
      text: text('What it is'),
      href: link('Leads to'),
    }),
  },
  view: ({ values }) => (
    <PageWidth>
      <ul className={styles.cards}>
        {values.cards.map((card) => (
          <li key={card.title}>
            <Link href={card.href} className={styles.card}>
              <Icon name={card.icon} size="l" />
              <span>
                <span className={styles.title}>{card.title}</span>
                <span className={styles.text}>{card.text}</span>
              </span>
              <Icon name="chevron-right" size="s" />
            </Link>
          </li>
        ))}
      </ul>
    </PageWidth>
  ),
})
