/** @typedef {{ eager: number, lazy?: number }} Size what loads with the import, and what loads later if at all */

const kB = 1000
const leastRoom = 100

/** A budget for what was measured: a tenth more, at least 0.1 kB, on a round figure that few changes will touch. */
const budgetFor = (bytes) => {
  const step = bytes < 10 * kB ? 0.1 : 0.5
  return Number((Math.ceil(Math.max(bytes * 1.1, bytes + leastRoom) / kB / step) * step).toFixed(1))
}

/** The budget that stands, unless it is broken or has grown far too wide. */
const kept = (bytes, old = 0) => (bytes <= old * kB && bytes * 1.3 > old * kB ? old : budgetFor(bytes))

/**
 * The budgets that fit what was measured. Those that still fit stay, so that a change shows what it made heavier.
 * @param {Record<string, { eager: number, lazy: number }>} measured bytes
 * @param {Record<string, Size>} [old] kB
 * @returns {Record<string, Size>} kB, sorted by name
 */
export const budgetsFor = (measured, old = {}) =>
  Object.fromEntries(
    Object.keys(measured)
      .toSorted()
      .map((name) => {
        const { eager, lazy } = measured[name]
        const size = { eager: kept(eager, old[name]?.eager) }
        return [name, lazy > 0 ? { ...size, lazy: kept(lazy, old[name]?.lazy) } : size]
      }),
  )

/** The budgets as a file with a line each. */
export const budgetText = (budgets) =>
  `{\n${Object.entries(budgets)
    .map(([name, { eager, lazy }]) => `  "${name}": { "eager": ${eager}${lazy ? `, "lazy": ${lazy}` : ''} }`)
    .join(',\n')}\n}\n`

const overrun = (name, part, bytes, budget = 0) =>
  bytes > budget * kB
    ? [`${name} ${part} ${(bytes / kB).toFixed(2)} kB, and its budget is ${budget} kB. Make it lighter or raise it.`]
    : []

/**
 * Says in a sentence each what keeps the budgets from being met.
 * @param {Record<string, { eager: number, lazy: number }>} measured bytes
 * @param {Record<string, Size>} budgets kB
 * @returns {string[]}
 */
export function budgetComplaints(measured, budgets) {
  const forgotten = Object.keys(measured).filter((name) => !(name in budgets))
  const gone = Object.keys(budgets).filter((name) => !(name in measured))
  const names = Object.keys(budgets)
  return [
    ...forgotten.map((name) => `${name} has no budget. Give it one: node scripts/sizes/check-sizes.mjs --update`),
    ...gone.map((name) => `${name} has a budget but is no component of the package any more.`),
    ...(names.join() === names.toSorted().join() ? [] : ['The budgets are not in alphabetical order.']),
    ...Object.entries(measured)
      .filter(([name]) => name in budgets)
      .flatMap(([name, { eager, lazy }]) => [
        ...overrun(name, 'loads', eager, budgets[name].eager),
        ...overrun(name, 'loads later', lazy, budgets[name].lazy),
      ]),
  ]
}

const cell = (bytes) => (bytes > 0 ? (bytes / kB).toFixed(2) : '').padStart(8)

/** The sizes as lines of text, the lightest first. */
export const sizeTable = (measured, budgets) =>
  [
    `${'kB gzip'.padEnd(22)}${'loads'.padStart(8)}${'budget'.padStart(8)}${'later'.padStart(8)}${'budget'.padStart(8)}`,
    ...Object.entries(measured)
      .toSorted(([, a], [, b]) => a.eager - b.eager)
      .map(([name, { eager, lazy }]) => {
        const { eager: now = 0, lazy: later = 0 } = budgets[name] ?? {}
        return `${name.padEnd(22)}${cell(eager)}${cell(now * kB)}${cell(lazy)}${cell(later * kB)}`.trimEnd()
      }),
  ].join('\n')
