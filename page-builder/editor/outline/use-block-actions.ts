import { useGetPuck } from '@puckeditor/core'
import { randomId } from '@hydrant/kernel/identity/random-id.ts'
import { labelOf } from '../../registry/block-words.ts'
import { useAnnounce } from '../announcements.ts'
import { choose, contentOf, zoneOf } from '../editor-store.ts'
import { findPlaced, type PlacedBlock } from './block-places.ts'
import { describePlace } from './describe-place.ts'
import { planInsert } from './plan-insert.ts'
import { planMove, type Move } from './plan-move.ts'

/**
 * What can be done with blocks without dragging them; each says what came of it, and answers the block to go on with.
 */
export interface BlockActions {
  readonly move: (id: string, move: Move) => string
  readonly duplicate: (id: string) => string
  readonly remove: (id: string) => string | null
  /** Null when the kind stands in certain other kinds only, and none of them is chosen. */
  readonly insert: (type: string, chosenId: string | null) => string | null
}

/** The actions on blocks of the page that is being edited. */
export function useBlockActions(): BlockActions {
  const editor = useGetPuck()
  const announce = useAnnounce()
  const find = (id: string): PlacedBlock | null => findPlaced(contentOf(editor()), id)
  const sayPlace = (did: string, id: string) => announce(`${did} ${describePlace(find(id))}`)
  return {
    move(id, move) {
      const found = find(id)
      const to = planMove(contentOf(editor()), id, move)
      if (found === null || to === null) {
        announce(CANNOT[move])
        return id
      }
      editor().dispatch({
        type: 'move',
        sourceZone: zoneOf(found.place),
        sourceIndex: found.place.index,
        destinationZone: zoneOf(to),
        destinationIndex: to.index,
      })
      choose(editor(), id)
      sayPlace('Moved.', id)
      return id
    },
    duplicate(id) {
      const found = find(id)
      if (found === null) return id
      editor().dispatch({ type: 'duplicate', sourceZone: zoneOf(found.place), sourceIndex: found.place.index })
      const copy = idAt(contentOf(editor()), found) ?? id
      choose(editor(), copy)
      sayPlace('Duplicated.', copy)
      return copy
    },
    remove(id) {
      const found = find(id)
      if (found === null) return null
      const { place, block } = found
      const next = place.siblings[place.index + 1] ?? place.siblings[place.index - 1] ?? place.parent
      editor().dispatch({ type: 'remove', zone: zoneOf(place), index: place.index })
      choose(editor(), next?.props.id ?? null)
      announce(`${labelOf(block.type)} deleted. Undo brings it back.`)
      return next?.props.id ?? null
    },
    insert(type, chosenId) {
      const to = planInsert(contentOf(editor()), chosenId, type)
      if (to === null) {
        announce(`${labelOf(type)} stands in a block of its own kind only: choose one first.`)
        return null
      }
      const id = `${type}-${randomId()}`
      editor().dispatch({
        type: 'insert',
        componentType: type,
        destinationZone: zoneOf(to),
        destinationIndex: to.index,
        id,
      })
      choose(editor(), id)
      sayPlace('Added.', id)
      return id
    },
  }
}

const CANNOT: Readonly<Record<Move, string>> = {
  up: 'It is the first one already.',
  down: 'It is the last one already.',
  in: 'There is no block beside it that it could go into.',
  out: 'There is no block around it that it could leave.',
}

/** The id of the block that stands behind another one. */
function idAt(content: ReturnType<typeof contentOf>, { block }: PlacedBlock): string | null {
  const found = findPlaced(content, block.props.id)
  return found === null ? null : (found.place.siblings[found.place.index + 1]?.props.id ?? null)
}
