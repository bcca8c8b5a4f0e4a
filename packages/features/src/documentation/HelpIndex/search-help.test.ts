import { describe, expect, test } from 'vitest'
import { defaultBrandTexts } from '../../i18n/brand-texts.js'
import { searchHelp, toHelpTopics, toSearchWords } from './search-help.js'

const topics = toHelpTopics({ brand: defaultBrandTexts, overrides: [] })
const search = (text: string) => searchHelp(topics, toSearchWords(text))
const addresses = (text: string) =>
  search(text).map(({ topic: { page, anchor } }) => (anchor ? `${page}#${anchor}` : page))

describe('words of a search', () => {
  test.each([
    ['', []],
    [' a ', []],
    ['Lock', ['lock']],
    ['How do I lock a column?', ['lock', 'column']],
    ['what is it', ['what', 'is', 'it']],
    ['columns of access', ['column', 'access']],
    ['  25   MB ', ['25', 'mb']],
  ])('%j: %j', (typed, words) => {
    expect(toSearchWords(typed)).toEqual(words)
  })
})

describe('searching the help pages', () => {
  test.each([
    ['locking', 'column-settings-faq#locking'],
    ['280 characters', 'upload-faq#comments'],
    ['merged pdf', 'upload-faq#merging'],
    ['SUSPEND', 'suspend-reactivate-office-staff'],
    ['thirty-day', 'transition-communication#policy'],
    ['open classic dashboard', 'phase-out-classic-pw-faq#back'],
    ['share agency information', 'share-agency-info'],
    ['quick links remove', 'quicklinks-faq#adding'],
  ])('%s finds %s', (typed, address) => {
    expect(addresses(typed)).toContain(address)
  })

  test('every word has to be there', () => {
    expect(addresses('locking zeppelin')).toEqual([])
  })

  test.each([
    ['reorder', 'How do I reorder columns?'],
    // An answer about uploads, which comes first of all, has it in its text
    ['remove', 'How do I add and remove links?'],
  ])('a match of %s in the title comes before one in the text', (text, title) => {
    expect(search(text)[0]?.topic.title).toBe(title)
  })

  test('the excerpt is the text that has most of the words', () => {
    const locking = search('lock 3 columns').find(({ topic }) => topic.anchor === 'locking')
    expect(locking?.excerpt.map(({ text }) => text).join('')).toMatch(/^You can lock up to 3 columns/)
  })

  test('signs of a regular expression are searched for as they are', () => {
    expect(addresses('p*f')).toEqual([])
    expect(addresses('(((')).toEqual([])
  })

  test('the matched words are marked in title and text, without the marks of quoted labels', () => {
    const [result] = search('hidden rows')
    expect(result?.excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['Hidden', 'rows'])
    expect(new Set(result?.excerpt.map(({ start }) => start)).size).toBe(result?.excerpt.length)
    expect(result?.excerpt.map(({ text }) => text).join('')).toMatch(/^Hidden columns shows or hides/)
  })
})
