/** HTML elements whose names are as short as those that a minifier gives to components. */
const shortElements = new Set('a b br dd dl dt em h1 h2 h3 h4 h5 h6 hr i li ol p q rp rt s td th tr u ul'.split(' '))

/** Parts of a code sample that a reader cannot use, with what is wrong about them. */
const unreadable = [
  [/\(\) => \{\}/g, 'a function that does nothing'],
  [/\bunnamedFunction\b|No Display Name/g, 'a part without a name'],
  [/\$\$typeof/g, 'a component that is spelled out'],
  [/\bfn\(\)/g, 'a spy of the tests'],
  [/<\w+\.\w+ as \w+|<styled\.\w+/g, 'a styled element without a name'],
]

/**
 * What a reader cannot use in a code sample of a docs page.
 * @param {string} code
 * @returns {string[]} each part, with what is wrong about it; none in a readable sample
 */
export function findUnreadable(code) {
  const names = Array.from(code.matchAll(/(?<![\w.])<\/?([A-Za-z]\w?)(?=[\s/>])/g), ([, name]) => name)
  return [
    ...names.filter((name) => !shortElements.has(name)).map((name) => `<${name}>: a minified name`),
    ...unreadable.flatMap(([pattern, why]) => Array.from(code.matchAll(pattern), ([part]) => `${part}: ${why}`)),
  ]
}
