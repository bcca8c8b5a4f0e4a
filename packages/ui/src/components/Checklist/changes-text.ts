/** One line of a checklist. */
export interface ChecklistItem {
  /** Tells the lines apart. */
  readonly id: string
  /** What is asked for, such as 'At least one number.' */
  readonly label: string
  /** Whether it is met. */
  readonly isMet: boolean
}

/** The lines by id as they were told last. */
export type ToldStates = ReadonlyMap<string, boolean>

export const getStates = (items: readonly ChecklistItem[]): ToldStates =>
  new Map(items.map(({ id, isMet }) => [id, isMet]))

/** What changed since it was told last, in a sentence for each state: 'Met: At least one number.'; empty when nothing did. */
export function changesText(
  items: readonly ChecklistItem[],
  told: ToldStates,
  words: { readonly met: string; readonly notMet: string },
): string {
  const changed = items.filter(({ id, isMet }) => told.get(id) !== isMet)
  const sentence = (word: string, isMet: boolean) => {
    const labels = changed.filter((item) => item.isMet === isMet).map(({ label }) => label)
    return labels.length > 0 ? `${word}: ${labels.join(' ')}` : null
  }
  return [sentence(words.met, true), sentence(words.notMet, false)].filter(Boolean).join(' ')
}
