/**
 * Selectors that the pseudo-classes of a pointer and a keyboard also match on a sheet of states. None weighs more than
 * they do.
 */
const alsoMatched: Readonly<Record<string, string>> = {
  hover: "[data-force='hover'] *, [data-force='active'] *",
  active: "[data-force='active'] *",
  focus: "[data-forced-focus='']",
  'focus-visible': "[data-forced-focus='']",
  'focus-within': "[data-forced-focus=''], :has([data-forced-focus=''])",
}

const pseudoClass = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g

/**
 * A selector that matches what the given one matches, and what a sheet of states forces to look so:
 * `a:hover` becomes `a:is(:hover, [data-force='hover'] *, …)`. Its weight in the cascade stays the same.
 * @returns undefined when there is nothing to force, or when it is forced already
 */
export function forcedSelector(selector: string): string | undefined {
  if (selector.includes('[data-force')) return undefined
  const forced = selector.replace(pseudoClass, (whole, name: string) => `:is(${whole}, ${alsoMatched[name] ?? whole})`)
  return forced === selector ? undefined : forced
}
