import { maxLockedColumns } from '@producer-portal/domain/column-settings'
import { commentMaxLength, uploadLimits } from '@producer-portal/domain/requirements'
import { describe, expect, test } from 'vitest'
import { createLocale, defaultLocale, formatMessage, overrideMessages } from '@producer-portal/ui'
import { pageTitles } from '../i18n/page-titles.js'
import { helpPageMessages, helpPages, latestUpdate } from './help-pages.js'
import { formatHelpDate, readHelpPage, toPlainText } from './HelpPage/help-page.js'
import { defaultMessagesContext } from '../testing/default-messages.js'

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).toSorted()
const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`

describe.each(Object.values(helpPages))('$id', (page) => {
  const { title, lead, sections } = readHelpPage(page, defaultMessagesContext)

  test('has a title, a lead, and an answer to each of its questions', () => {
    expect(title).not.toBe('')
    expect(lead).not.toBe('')
    expect(sections.length).toBeGreaterThan(0)
    expect(sections.filter(({ blocks }) => blocks.length === 0)).toEqual([])
  })

  test('has one anchor for each question, which an address can name', () => {
    const ids = sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z-]+$/.test(id))).toEqual([])
  })

  test('shows all of its text: nothing is left out as Markdown that the page does not know', () => {
    const blocks = sections.flatMap((section) => section.blocks.flatMap(({ texts }) => texts))
    const pictures = sections.flatMap(({ picture }) => picture?.alt ?? [])
    const { roles = '' } = readHelpPage(page, defaultMessagesContext)
    const shown = [title, lead, roles, ...sections.map((section) => section.title), ...blocks, ...pictures].join(' ')
    const written = formatMessage(page.markdown, { ...defaultMessagesContext.brand }, defaultLocale)
      .replaceAll(/ \{#[\w-]+\}|\]\([\w-]+\)/g, '')
      .replaceAll(/^(?:#+|>|-|\d\.|!\[) ?/gm, '')
    expect(wordsOf(shown)).toEqual(wordsOf(written))
  })
})

test.each([
  ['A paragraph.', [{ kind: 'paragraph', texts: ['A paragraph.'] }]],
  ['- One\n- Two', [{ kind: 'facts', texts: ['One', 'Two'] }]],
  ['1. One\n2. Two', [{ kind: 'steps', texts: ['One', 'Two'] }]],
  ['- 2023-10-06: One\n- 2023-09-22: Two', [{ kind: 'timeline', texts: ['2023-10-06: One', '2023-09-22: Two'] }]],
  ['- 2023-10-06: One\n- Two', [{ kind: 'facts', texts: ['2023-10-06: One', 'Two'] }]],
  ['![A picture](columns)', []],
])('an answer of %j has the blocks %j', (answer, blocks) => {
  const page = { id: 'page', markdown: `# Title\n\nLead\n\n## Question {#part}\n\n${answer}` }
  expect(readHelpPage(page, defaultMessagesContext).sections).toMatchObject([{ id: 'part', title: 'Question', blocks }])
})

test('a deployment replaces a page as a whole, and its brand fills the places', () => {
  const brand = { ...defaultMessagesContext.brand, product: 'Harbor Portal' }
  const own = overrideMessages(helpPageMessages, {
    'upload-faq': '# Sending documents\n\nHow to send them in {product}.',
  })
  expect(readHelpPage(helpPages['upload-faq'], { brand, texts: [own], locale: defaultLocale })).toEqual({
    title: 'Sending documents',
    lead: 'How to send them in Harbor Portal.',
    sections: [],
  })
})

test.each([
  ['Select **Save**, then [**Done**](/done) & go.', 'Select Save, then Done & go.'],
  ["It's <not> `code` or a_name.", "It's <not> code or a_name."],
])('%j reads %j', (text, plain) => {
  expect(toPlainText(text)).toBe(plain)
})

test('the upload page states the limits to which uploads and comments are held', () => {
  const { files, fileBytes, totalBytes } = uploadLimits
  const facts = [`${files} files`, megabytes(fileBytes), megabytes(totalBytes), `${commentMaxLength} characters`]
  const page = helpPages['upload-faq']
  for (const fact of facts) expect(page.markdown).toContain(fact)
})

test.each([
  [
    'share-agency-info',
    'Only agency managers can share agency information. Agents can share their own agent information.',
  ],
  ['share-agent-info', 'Agency managers and agents can share agent information. Agents can share only their own.'],
  ['assign-managers', 'Only agency managers can assign managers.'],
  ['suspend-reactivate-office-staff', 'Only agency managers can suspend and reactivate people.'],
] as const)('the guide %s says whom it is for: %s', (id, text) => {
  expect(readHelpPage(helpPages[id], defaultMessagesContext).roles).toContain(text)
})

test('the column page states the limit of locked columns', () => {
  const page = helpPages['column-settings-faq']
  expect(page.markdown).toContain(`${maxLockedColumns} columns`)
})

test.each([
  ['2024-03-29', 'March 29, 2024'],
  ['2024-03-08', 'March 8, 2024'],
  ['2023-09-22', 'Sept 22, 2023'],
  ['2023-10-06', 'Oct 6, 2023'],
  ['2023-11-03', 'Nov 3, 2023'],
])('the day %s reads %s', (day, text) => {
  expect(formatHelpDate(day, defaultLocale)).toBe(text)
})

test('the questions about the end of the classic workbench have the day of their last change', () => {
  expect(formatHelpDate(helpPages['phase-out-classic-pw-faq'].updated ?? '', defaultLocale)).toBe('Nov 3, 2023')
})

test.each([
  [[], '2024-03-08'],
  [['2023-09-22', undefined], '2024-03-08'],
  [['2023-09-22', '2026-11-20', '2024-03-29'], '2026-11-20'],
])('an index over pages of %j has the day %s', (days, expected) => {
  const pages = Object.fromEntries(days.map((updated, index) => [index, { updated }]))
  expect(latestUpdate(pages, '2024-03-08')).toBe(expected)
})

describe('in a language without the page', () => {
  const french = createLocale({ language: 'fr', region: 'CA', currency: 'CAD' })
  const context = { ...defaultMessagesContext, locale: french }
  const titles = overrideMessages(pageTitles, { shareAgencyInfoHelp: 'Partager' })

  test('the title is that of the tab, and all else is English and says so', () => {
    const english = readHelpPage(helpPages['share-agency-info'], defaultMessagesContext)
    const page = readHelpPage(helpPages['share-agency-info'], { ...context, texts: [titles] })
    expect(page).toEqual({ ...english, title: 'Partager', lang: 'en' })
  })

  test('a page that a deployment has written is in the language, title and all', () => {
    const own = overrideMessages(helpPageMessages, { 'share-agency-info': '# Le partage\n\nComment partager.' })
    const page = readHelpPage(helpPages['share-agency-info'], { ...context, texts: [titles, own] })
    expect(page).toEqual({ title: 'Le partage', lead: 'Comment partager.', sections: [] })
  })

  test('dates are as the language writes them', () => {
    expect(formatHelpDate('2023-09-22', french)).toBe('22 sept. 2023')
  })
})
