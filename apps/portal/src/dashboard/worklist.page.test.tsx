import { getWorklist } from '@producer-portal/domain/dashboard'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.js'

const findWorklist = () => screen.findByRole('region', { name: 'Needs you' })
const findLists = async () =>
  within(await screen.findByRole('navigation', { name: 'All that needs you' })).getAllByRole('link')

test.each(['rivera', 'brandt'])('%s: every number is that of the list it opens', async (userId) => {
  const { goTo } = await openPortal({ as: userId })
  const lists = (await findLists()).map((link) => ({
    text: link.textContent,
    href: link.getAttribute('href') ?? '',
  }))
  expect(lists.length).toBeGreaterThanOrEqual(3)
  for (const { text, href } of lists) {
    const [count] = / in \d+ cases?$/.test(text) ? (/\d+(?= cases?$)/.exec(text) ?? []) : (/^[\d,]+/.exec(text) ?? [])
    await goTo(href)
    const shown = await screen.findByText(/^Showing [\d,]+ (Pending|Issued|in)/)
    expect([text, shown.textContent.split(' ')[1]]).toEqual([text, count])
  }
})

test.each(['rivera', 'brandt'])('%s: eight items, each with one step that opens it', async (userId) => {
  const { goTo } = await openPortal({ as: userId })
  const items = within(await findWorklist()).getAllByRole('listitem')
  expect(items).toHaveLength(8)
  const hrefs = items.map((item) => {
    const [link, ...more] = within(item).getAllByRole('link')
    expect(more).toEqual([])
    return link?.getAttribute('href') ?? ''
  })
  expect(new Set(hrefs).size).toBe(8)
  // One of each list is enough
  for (const href of new Map(hrefs.map((each) => [each.split('?')[0], each])).values()) {
    await goTo(href)
    expect(await screen.findAllByRole('dialog')).not.toHaveLength(0)
    expect(screen.queryByText(/isn't on this list/)).toBeNull()
  }
})

test('while it loads nothing is counted, and nobody is caught up', async () => {
  await openPortal({ as: 'rivera', before: ({ neverAnswers }) => neverAnswers(getWorklist) })
  within(await findWorklist()).getByText('Loading what needs you')
  expect(screen.queryByRole('navigation', { name: 'All that needs you' })).toBeNull()
  expect(screen.queryByText(/caught up/)).toBeNull()
})

test('when it fails to load it says so, leaves the lists alone, and Retry loads it', async () => {
  const { user, recover } = await openPortal({
    as: 'rivera',
    before: ({ fails }) => fails(getWorklist, { status: 409 }),
  })
  await within(await findWorklist()).findByText("We couldn't load what needs you. Try again.")
  expect(screen.queryByText(/caught up/)).toBeNull()
  await screen.findByText('Showing 1 - 5 of 60')
  recover()
  await user.click(within(await findWorklist()).getByRole('button', { name: 'Retry' }))
  await waitFor(async () => expect(within(await findWorklist()).getAllByRole('listitem')).toHaveLength(8))
})

test('when nothing waits it says so', async () => {
  await openPortal({
    as: 'rivera',
    before: ({ changesAnswer }) => changesAnswer(getWorklist, () => ({ items: [], counts: [] })),
  })
  expect(await within(await findWorklist()).findByText("You're all caught up.")).toBeDefined()
})

test('guests, and home office that has not chosen whose, have none', async () => {
  const { sentTo } = await openPortal({ as: 'guest' })
  await screen.findByRole('complementary', { name: 'Links' })
  expect(screen.queryByRole('region', { name: 'Needs you' })).toBeNull()
  expect(sentTo(getWorklist)).toEqual([])
})
