import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawTwoLines, keepWhole } from './keep-whole.js'

test.each([
  ['Whole Life with Long-Term Care Rider', ['Long-Term']],
  ['$321.30 Semi-Annual', ['Semi-Annual']],
  ['Call (800) 555-0142 or 1-800-555-0142.', ['(800) 555-0142', '1-800-555-0142']],
  ['Wolfeschlegelsteinhausen-Bergerdorff', []],
  ['Down -5, from 2024 - and so on', []],
])('the words of “%s” that stay on one line', (text, whole) => {
  const { container } = render(<p>{keepWhole(text)}</p>)
  expect(container.textContent).toBe(text)
  expect([...container.querySelectorAll('span')].map((part) => part.textContent)).toEqual(whole)
})

test.each([
  ['an amount and another', '$70.76 Quarterly\u00A0· $277.50', '$70.76 Quarterly|$277.50'],
  ['a mode without its amount, and an amount', 'Quarterly\u00A0· Target $7,115.67', 'Quarterly|Target $7,115.67'],
  ['a day and a person', '10/23/2025\u00A0· Adaeze Okafor', '10/23/2025|Adaeze Okafor'],
  [
    'two names, of which the first may need both lines',
    'Chloé Park\u00A0· Sofía Kovács',
    'Chloé Park\u00A0· Sofía Kovács',
  ],
  ['three values', '1 kg\u00A0· 2 kg\u00A0· 3 kg', '1 kg\u00A0· 2 kg\u00A0· 3 kg'],
  ['one value', '10/23/2025', '10/23/2025'],
  [
    'a name with a word that stays whole, in its own direction',
    'Jean-Baptiste Chevalier',
    '<bdi><span style="display: inline-block; text-decoration: inherit;">Jean-Baptiste</span> Chevalier</bdi>',
  ],
])('of %s, a line ends where a value does', (_what, text, lines) => {
  const { container } = render(drawTwoLines(text))
  const html = container.innerHTML.replaceAll('&nbsp;', '\u00A0')
  const two = /^<span style="display: block;[^"]*">(.*)<\/span><span style="display: block;[^"]*">(.*)<\/span>$/
  expect(html.replace(two, '$1|$2')).toBe(lines)
})
