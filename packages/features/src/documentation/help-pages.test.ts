import { maxLockedColumns } from '@producer-portal/domain/column-settings'
import { commentMaxLength, uploadLimits } from '@producer-portal/domain/requirements'
import { describe, expect, test } from 'vitest'
import { getText } from '../i18n/define-messages.js'
import { helpPages } from './help-pages.js'
import { type HelpPageText, formatLongDate } from './HelpPage/help-page-text.js'

const getMessage = ({ catalog }: HelpPageText, key: string) => String(getText(catalog.entries[key] ?? ''))
const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`
const all = (page: HelpPageText) => Object.keys(page.catalog.entries).map((key) => getMessage(page, key))

describe.each(Object.entries(helpPages))('%s', (_name, page) => {
  test('shows every one of its texts once', () => {
    const shown = page.sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(({ texts }) => texts)])
    expect([page.title, page.lead, ...shown].toSorted()).toEqual(Object.keys(page.catalog.entries).toSorted())
  })

  test('has one anchor for each question, which an address can name', () => {
    const ids = page.sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z-]+$/.test(id))).toEqual([])
  })
})

test('the upload page states the limits to which uploads and comments are held', () => {
  const { files, fileBytes, totalBytes } = uploadLimits
  const facts = [`${files} files`, megabytes(fileBytes), megabytes(totalBytes), `${commentMaxLength} characters`]
  const page = helpPages['upload-faq']
  for (const fact of facts) expect(page && all(page)).toContainEqual(expect.stringContaining(fact))
})

test('the column page states the limit of locked columns', () => {
  const page = helpPages['column-settings-faq']
  expect(page && all(page)).toContainEqual(expect.stringContaining(`${maxLockedColumns} columns`))
})

test('a day is written out', () => {
  expect(formatLongDate('2024-03-29')).toBe('March 29, 2024')
})
