import type { WaitingWork, WorklistItem } from '@producer-portal/domain/dashboard'

const toKey = ({ contract, requirementId }: WorklistItem) => `${contract.contractNo} ${requirementId}`

/** How many things a worklist has for the reason of an item. */
function countFor({ counts }: WaitingWork, item: WorklistItem): number {
  const same = counts.find(({ reason }) => reason === item.reason)
  return same?.requirements ?? same?.count ?? 0
}

/**
 * The items of a worklist that are done: they are gone, and so many fewer wait for their reason. An item that only made
 * room for a more urgent one is still counted.
 */
export function findDoneItems(before: WaitingWork, after: WaitingWork): WorklistItem[] {
  const shown = new Set(after.items.map(toKey))
  return before.items.filter((item) => !shown.has(toKey(item)) && countFor(after, item) < countFor(before, item))
}
