import { expect, expectTypeOf, test } from 'vitest'
import { tokens } from './tokens.js'
import { toDeclarations, toVariableName } from './variables.js'

test.each([
  [tokens.color.text, 'var(--pp-color-text)'],
  [tokens.color.surfaceRaised, 'var(--pp-color-surface-raised)'],
  [tokens.fontSize.xxl, 'var(--pp-font-size-xxl)'],
  [tokens.space[4], 'var(--pp-space-4)'],
  [tokens.density.controlSmall, 'var(--pp-density-control-small)'],
])('%s is the reference of its variable', (reference, expected) => {
  expect(reference).toBe(expected)
})

test('the type of a token is its exact variable, so a misspelled name does not compile', () => {
  expectTypeOf(tokens.color.textOnAccent).toEqualTypeOf<'var(--pp-color-text-on-accent)'>()
  expectTypeOf(tokens.color).not.toHaveProperty('colour')
})

test('a group is declared one variable a line', () => {
  expect(toDeclarations('color', { text: 'black', surfaceRaised: 'white' })).toBe(
    '--pp-color-text: black;\n--pp-color-surface-raised: white;',
  )
  expect(toVariableName('zIndex', 'menu')).toBe('--pp-z-index-menu')
})
