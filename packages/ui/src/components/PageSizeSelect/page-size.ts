/** Rows on a page; with 'all' the list is one, without pages. */
export type PageSize = number | 'all'
