import { expect, test } from 'vitest'
import { cellStyles } from './cell-styles.js'

test('a cell of one line runs and is cut in the direction of its text, and begins where its row does', () => {
  const [, rule = ''] = /\.dt-cell:not\(\.dt-end, \.dt-multiline\),[^{]*\{([^}]*)\}/.exec(cellStyles.join('')) ?? []
  expect(rule).toContain('unicode-bidi: plaintext')
  // Chromium has it under its old name alone
  expect(rule.match(/text-align: [\w-]+/g)).toEqual(['text-align: -webkit-match-parent', 'text-align: match-parent'])
})
