/** The type of the action that requests other pages of a collection. */
export const PAGINATION = 'pagination'

/**
 * Requests a page of a collection in addition to the visible ones (`append`) or instead of them (`replace`); the next
 * page when `page` is null.
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
