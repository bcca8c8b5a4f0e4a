import { describe, expect, test } from 'vitest'

const sources = import.meta.glob<string>(['../components/**/*.{ts,tsx}', '!**/*.{test,stories,fixture}.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** Styles files, and the style sheets of small components that are beside their markup. */
const sheets = Object.fromEntries(
  Object.entries(sources).map(([path, source]) => [
    path,
    path.endsWith('.styles.ts') ? source : [...source.matchAll(/(?:styled[.(]|css)[^`]*`[^`]*`/g)].join('\n'),
  ]),
)
const findLines = (pattern: RegExp) =>
  Object.entries(sheets).flatMap(([path, source]) =>
    source
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )

describe('the styles of every component', () => {
  test('are read by this test', () => {
    expect(Object.keys(sheets).length).toBeGreaterThan(30)
  })

  test.each([
    ['no color of their own', /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(/i],
    ['no length in px', /\d(?:\.\d+)?px\b/],
    [
      'no left and right, which fail in scripts that run the other way',
      /^\s*(?:margin-|padding-|border-)?(?:left|right)\s*:/,
    ],
  ])('have %s', (_rule, pattern) => {
    expect(findLines(pattern)).toEqual([])
  })
})
