/** Every text of the filters besides their labels. */
export interface ListFiltersLabels {
  /** Button that takes all filters away. */
  readonly clear: string
  /** Name of the button that empties a field that users type in. */
  readonly clearSearch: string
  /** Button of the dialog that puts its filters into effect. */
  readonly apply: string
  /** Name of the dialog's close button. */
  readonly close: string
  /** Read out once all filters are taken away. */
  readonly cleared: string
  /** Name of the button that takes a filter away. */
  remove(filter: string): string
  /** Read out once a filter is taken away. */
  removed(filter: string): string
}

export const englishListFiltersLabels: ListFiltersLabels = {
  clear: 'Clear filters',
  clearSearch: 'Clear search',
  apply: 'Apply filters',
  close: 'Close',
  cleared: 'Filters cleared',
  remove: (filter) => `Remove ${filter}`,
  removed: (filter) => `${filter} removed`,
}
