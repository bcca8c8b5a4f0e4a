/** The state of a search: not started, running, done, failed, or the service couldn't be reached. */
export type SearchState<Result> =
  | { readonly step: 'idle' }
  | { readonly step: 'searching' | 'failed' | 'unreachable'; readonly term: string }
  | { readonly step: 'done'; readonly term: string; readonly result: Result }

/** The texts of a search panel. */
export interface SearchPanelLabels {
  /** Label of the field: what can be searched for, and by what. */
  readonly field: string
  /** Help text of the field. Default: none. */
  readonly hint?: string
  /** Label of the button. */
  readonly search: string
  /** Name of the button that closes the panel. */
  readonly close: string
  /** Before the first search. */
  readonly idle: string
  /** While a search is running. */
  readonly searching: string
  /** The number of results for the text that was searched for, also for none. */
  readonly results: (count: number, term: string) => string
  /** A suggestion when there are none. Default: nothing. */
  readonly noneHint?: string
  /** The service answered, but not with results. */
  readonly failed: string
  /** The service couldn't be reached. */
  readonly unreachable: string
}

/** The panel's texts about the search. */
export function toSearchMessage<Result>(
  search: SearchState<Result>,
  labels: SearchPanelLabels,
  count: (result: Result) => number,
): string {
  return search.step === 'done' ? labels.results(count(search.result), search.term) : labels[search.step]
}
