import { useEffect, useRef } from 'react'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/records.js'
import styles from './list-filters.module.css'
import { formatListState, type ListState } from './list-state.ts'

/** The columns of a list in their order, each with links that move it. */
export function ColumnOrder({ labels, state }: ColumnOrderProps) {
  const list = useRef<HTMLOListElement>(null)
  const moved = useRef<string | null>(null)
  const { columns } = state
  const order = columns.join()
  // An element that changes its place loses the focus, and the next press of the key would do nothing.
  useEffect(() => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const names = moved.current === null ? [] : [moved.current, moved.current.replace(/^\w+/, otherDirection)]
    moved.current = null
    names
      .map((name) => links.find(({ dataset }) => dataset['move'] === name))
      .find(Boolean)
      ?.focus()
  }, [order])
  return (
    <ol ref={list} className={styles.order} aria-label={messages.orderOfColumns()}>
      {columns.map((name, position) => (
        <li key={name}>
          <span>{labels.get(name) ?? name}</span>
          {(['earlier', 'later'] as const).map((direction) => {
            const target = position + (direction === 'earlier' ? -1 : 1)
            if (target < 0 || target >= columns.length) return null
            const label = direction === 'earlier' ? messages.moveEarlier : messages.moveLater
            const move = `${direction} ${name}`
            return (
              <Link
                key={direction}
                href={formatListState({ ...state, columns: moveColumn(columns, position, target), after: null })}
                aria-label={label({ column: labels.get(name) ?? name })}
                data-move={move}
                onClick={() => {
                  moved.current = move
                }}
              >
                {direction === 'earlier' ? '←' : '→'}
              </Link>
            )
          })}
        </li>
      ))}
    </ol>
  )
}

interface ColumnOrderProps {
  /** The labels of the fields, by their names. */
  readonly labels: ReadonlyMap<string, string>
  readonly state: ListState
}

function otherDirection(direction: string): string {
  return direction === 'earlier' ? 'later' : 'earlier'
}

function moveColumn(columns: readonly string[], from: number, to: number): readonly string[] {
  const name = columns[from] ?? ''
  return columns.toSpliced(from, 1).toSpliced(to, 0, name)
}
