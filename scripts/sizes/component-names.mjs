const exportPattern = /export \{([^}]*)\} from '(\.[^']*)'/g

/**
 * The components that an entry offers: its capitalised values from files of its own. Types, hooks and what is passed
 * on from another package (the icons) are left out.
 * @param {string} source text of the entry
 * @returns {string[]} sorted by name
 */
export function componentNames(source) {
  return [...source.matchAll(exportPattern)]
    .flatMap(([, names]) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => !name.startsWith('type '))
    .map((name) => name.split(' as ').at(-1))
    .filter((name) => /^[A-Z]/.test(name))
    .toSorted((a, b) => a.localeCompare(b, 'en'))
}
