import type { CardLabels } from '../labels.js'

export const englishCardLabels: CardLabels = {
  sortBy: 'Sort by',
  unsorted: 'Not sorted',
  direction: (direction) => (direction === 'ascending' ? 'Order: ascending' : 'Order: descending'),
  moreFields: (count) => `Show ${count} more`,
  fewerFields: 'Show fewer',
  allFields: 'All details',
}
