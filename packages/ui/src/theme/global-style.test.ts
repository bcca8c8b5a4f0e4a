import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { expect, test } from 'vitest'
import { GlobalStyle } from './GlobalStyle.js'

const sheet = new ServerStyleSheet()
renderToString(sheet.collectStyles(createElement(GlobalStyle)))
const written = sheet.getStyleTags().replaceAll(/\s+/g, ' ')

// As it is written: there is no layout here, and no browser test asks for these settings.
test.each([
  ['a word that is wider than its box breaks', /body\{[^}]*overflow-wrap:break-word/],
  ['what the keys come to is scrolled clear of the header', /html\{[^}]*scroll-padding-block-start:var\(--pp-[\w-]+/],
  ['a placeholder has the contrast of text', /::placeholder\{color:var\(--pp-color-text-muted[^;}]*;opacity:1/],
  [
    'the focus ring has a color of the user in forced colors',
    /\(forced-colors: active\)\{:focus-visible\{outline-color:Highlight/,
  ],
  [
    'nothing moves for users who want little motion',
    /\(prefers-reduced-motion: reduce\)\{[^}]*animation-duration:0\.01ms ?!important/,
  ],
  [
    // A duration, however short, would make every property of every element change a frame late: rows of a table
    // would take the focus where they last were.
    'what changes without motion changes at once',
    /\(prefers-reduced-motion: reduce\)\{[^}]*transition:none ?!important/,
  ],
])('%s', (_rule, expected) => {
  expect(written).toMatch(expected)
})
