/**
 * The components that no page shows, so that a new one is not forgotten.
 * @param {readonly string[]} names of components
 * @param {readonly string[]} sources of pages
 * @returns {string[]}
 */
export const unshown = (names, sources) =>
  names.filter((name) => !sources.some((source) => new RegExp(`<${name}[\\s/>]`).test(source)))
