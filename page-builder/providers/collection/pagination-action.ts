/** The type of the action by which a block asks its collection for other pages. */
export const PAGINATION = 'pagination'

/**
 * Asks a collection to show a page besides those that are shown (`append`) or instead of them (`replace`); the next one
 * unless it says which.
 */
export class PaginationAction {
  readonly type = PAGINATION
  readonly mode: 'append' | 'replace'
  readonly page: number | null

  constructor(mode: 'append' | 'replace', page: number | null = null) {
    this.mode = mode
    this.page = page
  }
}
