import { describe, expect, test } from 'vitest'
import { foldText, textSearch } from './text-search.ts'

test.each([
  ['Renée Marín', 'renee marin'],
  ['Łukasz Østergård', 'lukasz ostergard'],
  ['O’Neil', "o'neil"],
])('%s folds to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

const search = textSearch(({ text }: { readonly text: string }) => text)

describe('a search for text', () => {
  test.each([
    ['marin', 'Renée Marín'],
    ['MARÍN', 'Renee Marin'],
    ['marin renee', 'Renée Marín'],
    ['marin, renee', 'Renée Marín'],
    ['renee  marin ', 'Renée   Marín'],
    ["o'neil", 'Shane O’Neil'],
    ['o’neil', "Shane O'Neil"],
    ['oneil', "Shane O'Neil"],
    ['vanderberg', 'Anna van der Berg'],
    ['jeanluc', 'Jean-Luc Moreau'],
    ['mueller', 'Jürgen Müller'],
    ['muller', 'Jürgen Müller'],
    ['山田太郎', '太郎 山田'],
    ['rin', 'Renée Marín'],
    ['', 'Renée Marín'],
    [' , ', 'Renée Marín'],
    ['03/16/2026 lin', 'Mei Lin 03/16/2026'],
    ['before march', 'Mei Lin Before March 8, 2024'],
  ])('%j finds %j', (searched, text) => {
    expect(search(searched)({ text })).toBe(true)
  })

  test.each([
    ['martin', 'Renée Marín'],
    ['eemar', 'Renée Marín'],
    ['anna smith', 'Anna Brown\nJohn Smith'],
  ])('%j does not find %j', (searched, text) => {
    expect(search(searched)({ text })).toBe(false)
  })
})
