export { normalizeContractNumber } from './contract-number.ts'
export { dayNumber, formatDate, toIsoDay, toLocalDay, localDay } from './dates.ts'
export { getDisplayName, joinName } from './display-name.ts'

export { formatMoney, formatPremium } from './money.ts'
export { formatPercent } from './percent.ts'
export { canSearch, cleanSearchText, longestSearchText, minimumSearchLength } from './search-text.ts'
export { textSearch } from './text-search.ts'
export { escapeHtml } from './escape-html.ts'
