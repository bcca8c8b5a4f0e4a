/** How many options match, as it is read out: '3 results', or the words for none. */
export function resultsText(total: number, emptyText: string): string {
  if (total === 0) return emptyText
  return total === 1 ? '1 result' : `${total} results`
}

interface ListNotice {
  readonly shown: number
  readonly total: number
  readonly emptyText: string
  /** Words while options are on their way; null when they are there. */
  readonly busyText: string | null
}

/** What stands under the list or instead of it: why it is empty, or that it does not show all; null otherwise. */
export function noticeOf({ shown, total, emptyText, busyText }: ListNotice): string | null {
  if (total === 0) return busyText ?? emptyText
  return shown < total ? `Showing ${shown} of ${total}. Type more to narrow the list.` : null
}
