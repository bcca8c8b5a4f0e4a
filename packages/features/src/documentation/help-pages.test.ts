import { maxLockedColumns } from '@producer-portal/domain/column-settings'
import { commentMaxLength, uploadLimits } from '@producer-portal/domain/requirements'
import { describe, expect, test } from 'vitest'
import { getText } from '../i18n/define-messages.js'
import { helpPages, latestUpdate } from './help-pages.js'
import { type HelpPageText, formatHelpDate } from './HelpPage/help-page-text.js'

const getMessage = ({ catalog }: HelpPageText, key: string) => String(getText(catalog.entries[key] ?? ''))
const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`
const all = (page: HelpPageText) => Object.keys(page.catalog.entries).map((key) => getMessage(page, key))

describe.each(Object.entries(helpPages))('%s', (_name, page) => {
  test('shows every one of its texts once', () => {
    const shown = page.sections.flatMap(({ title, blocks, picture }) => [
      title,
      ...blocks.flatMap(({ texts }) => texts),
      ...(picture ? [picture.alt] : []),
    ])
    const above = [page.title, page.lead, page.roles ?? [], page.actions?.map(({ text }) => text) ?? []].flat()
    expect([...above, ...shown].toSorted()).toEqual(Object.keys(page.catalog.entries).toSorted())
  })

  test('has one anchor for each question, which an address can name', () => {
    const ids = page.sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z-]+$/.test(id))).toEqual([])
  })
})

test('a timeline has a day for each of its texts', () => {
  const blocks = Object.values(helpPages).flatMap(({ sections }) => sections.flatMap((section) => section.blocks))
  const timelines = blocks.filter(({ kind }) => kind === 'timeline')
  expect(timelines.length).toBeGreaterThan(0)
  for (const { texts, days } of timelines) expect(days).toHaveLength(texts.length)
})

test('the upload page states the limits to which uploads and comments are held', () => {
  const { files, fileBytes, totalBytes } = uploadLimits
  const facts = [`${files} files`, megabytes(fileBytes), megabytes(totalBytes), `${commentMaxLength} characters`]
  const page = helpPages['upload-faq']
  for (const fact of facts) expect(all(page)).toContainEqual(expect.stringContaining(fact))
})

test('the column page states the limit of locked columns', () => {
  const page = helpPages['column-settings-faq']
  expect(all(page)).toContainEqual(expect.stringContaining(`${maxLockedColumns} columns`))
})

test.each([
  ['2024-03-29', 'March 29, 2024'],
  ['2024-03-08', 'March 8, 2024'],
  ['2023-09-22', 'Sept 22, 2023'],
  ['2023-10-06', 'Oct 6, 2023'],
  ['2023-11-03', 'Nov 3, 2023'],
])('the day %s reads %s', (day, text) => {
  expect(formatHelpDate(day)).toBe(text)
})

test('the questions about the end of the classic workbench have the day of their last change', () => {
  expect(formatHelpDate(helpPages['phase-out-classic-pw-faq'].updated ?? '')).toBe('Nov 3, 2023')
})

test.each([
  [[], '2024-03-08'],
  [['2023-09-22', undefined], '2024-03-08'],
  [['2023-09-22', '2026-11-20', '2024-03-29'], '2026-11-20'],
])('an index over pages of %j has the day %s', (days, expected) => {
  const pages = Object.fromEntries(days.map((updated, index) => [index, { updated }]))
  expect(latestUpdate(pages, '2024-03-08')).toBe(expected)
})
