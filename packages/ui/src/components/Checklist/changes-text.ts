/** One line of a checklist. */
export interface ChecklistItem {
  /** Identifies the line. */
  readonly id: string
  /** The requirement, such as 'At least one number.' */
  readonly label: string
  /** True if it is met. */
  readonly isMet: boolean
}

/** The state of each line when it was last announced. */
export type AnnouncedStates = ReadonlyMap<string, boolean>

export const getStates = (items: readonly ChecklistItem[]): AnnouncedStates =>
  new Map(items.map(({ id, isMet }) => [id, isMet]))

/**
 * The changes since the last announcement, in a sentence for each state: 'Met: At least one number.'; empty when
 * nothing did.
 */
export function describeChanges(
  items: readonly ChecklistItem[],
  announced: AnnouncedStates,
  texts: { readonly met: string; readonly notMet: string },
): string {
  const changed = items.filter(({ id, isMet }) => announced.get(id) !== isMet)
  const sentence = (word: string, isMet: boolean) => {
    const labels = changed.filter((item) => item.isMet === isMet).map(({ label }) => label)
    return labels.length > 0 ? `${word}: ${labels.join(' ')}` : null
  }
  return [sentence(texts.met, true), sentence(texts.notMet, false)].filter(Boolean).join(' ')
}
