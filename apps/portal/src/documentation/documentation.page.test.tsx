import { getHelpFeedback, saveHelpFeedback } from '@producer-portal/domain/documentation'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { openPortal } from '../testing/open-portal.js'

const heading = (name: string, level = 1) => screen.findByRole('heading', { level, name })
/** A link by its text, whose parts that were searched for are marked. */
const findResult = (text: string) => screen.findByRole('link', { name: (_, link) => link.textContent === text })
const searchBox = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search help' })

test('the index shows every help page in its section, and each link leads to its page', async () => {
  const tab = await openPortal({ as: 'okafor', at: '/documentation' })
  await heading('Documentation')
  const sections = ['New Business', 'Manage Access', 'General Information'].map((name) =>
    within(screen.getByRole('region', { name })).getAllByRole('link'),
  )
  expect(sections.map((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)))).toEqual([
    ['column-settings-faq', 'upload-faq'],
    [
      'share-agency-info',
      'share-agent-info',
      'assign-managers',
      'suspend-reactivate-office-staff',
      'manage-access-faq',
    ],
    ['portal-faq', 'quicklinks-faq', 'transition-communication', 'phase-out-classic-pw-faq'],
  ])
  for (const address of sections.flat().map((link) => link.getAttribute('href') ?? '')) {
    await tab.goTo(address)
    await screen.findByRole('navigation', { name: 'Breadcrumb' })
    // The tab has the end of the heading
    const title = screen.getByRole('heading', { level: 1 }).textContent
    await waitFor(() => expect(title).toMatch(new RegExp(`${document.title.split(' · ')[0]}$`)))
    expect(document.title).toMatch(/^.{4,} · /)
    const anchors = within(screen.getByRole('main')).getAllByRole('link')
    const targets = anchors.map((link) => link.getAttribute('href') ?? '').filter((href) => href.startsWith('#'))
    for (const target of targets) expect(document.getElementById(target.slice(1))).not.toBeNull()
    expect(anchors.filter((link) => link.getAttribute('href')?.startsWith('tel:'))).toHaveLength(1)
    expect(anchors.filter((link) => link.getAttribute('href')?.startsWith('mailto:'))).toHaveLength(1)
  }
})

test('the contents of a page lead to each answer, and its address names the part', async () => {
  const tab = await openPortal({ as: 'rivera', at: '/documentation/column-settings-faq' })
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  const contents = within(await screen.findByRole('navigation', { name: 'On this page' }))
  await tab.user.click(contents.getByRole('link', { name: 'How do I reorder columns?' }))
  expect(tab.address()).toBe('/documentation/column-settings-faq#reordering')
  const answer = await heading('How do I reorder columns?', 2)
  expect(document.activeElement).toBe(answer)
  expect(scrolled.mock.contexts.at(-1)).toBe(answer)
  // Once more, after the user has moved on
  scrolled.mockClear()
  await tab.user.click(screen.getByRole('heading', { level: 1 }))
  await tab.user.click(contents.getByRole('link', { name: 'How do I reorder columns?' }))
  expect(document.activeElement).toBe(answer)
  expect(scrolled.mock.contexts.at(-1)).toBe(answer)
})

test('a link to an answer opens the page at it', async () => {
  await openPortal({ as: 'rivera', at: '/documentation/column-settings-faq#hiding' })
  const answer = await heading('How do I hide columns, and find them again?', 2)
  await waitFor(() => expect(document.activeElement).toBe(answer))
})

test('an address that names no help page is not found', async () => {
  await openPortal({ as: 'rivera', at: '/documentation/no-such-page' })
  expect(await screen.findByText(/404/)).toBeDefined()
})

test.each([
  ['upload-faq', 'Updated Nov 20, 2026'],
  ['column-settings-faq', 'Updated March 29, 2024'],
  ['transition-communication', 'Updated Sept 22, 2023'],
  ['', 'Updated Nov 26, 2026'],
])('/documentation/%s says when it was written: %s, for every user', async (page, updated) => {
  await openPortal({ as: 'brandt', at: `/documentation/${page}` })
  expect(await screen.findByText(updated)).toBeDefined()
})

test('help is searched as the user types, and Back finds the results again', async () => {
  const tab = await openPortal({ as: 'guest', at: '/documentation' })
  await tab.user.type(await searchBox(), 'How do I lock a column?')
  await waitFor(() => expect(tab.address()).toMatch(/\?search=How(\+|%20)do/))
  await tab.user.click(await findResult('What does locking a column do?'))
  const answer = await heading('What does locking a column do?', 2)
  await waitFor(() => expect(document.activeElement).toBe(answer))
  expect(tab.address()).toMatch(/^\/documentation\/column-settings-faq#/)
  await tab.goBack()
  expect((await searchBox()).value).toBe('How do I lock a column?')
  await findResult('What does locking a column do?')
  const [menu] = screen.getAllByRole('link', { name: 'Documentation' })
  if (menu) await tab.user.click(menu)
  await screen.findByRole('region', { name: 'Manage Access' })
  expect((await searchBox()).value).toBe('')
})

test('while someone types, nothing says that there are no results where there are', async () => {
  const tab = await openPortal({ as: 'guest', at: '/documentation' })
  await tab.user.type(await searchBox(), 'l')
  await tab.user.type(await searchBox(), 'ock')
  expect(screen.queryByText(/^No results/)).toBeNull()
  await screen.findByText(/results? for “lock”$/)
})

test('however much was typed into the search, Back leads to the page before', async () => {
  const tab = await openPortal({ as: 'guest', at: '/dashboard' })
  await tab.goTo('/documentation')
  for (const text of ['column', ' width']) {
    await tab.user.type(await searchBox(), text)
    await waitFor(() => expect(tab.address()).toMatch(new RegExp(`search=.*${text.trim()}$`)))
    expect(tab.keepsScroll()).toBe(true)
  }
  await tab.goBack()
  expect(tab.address()).toBe('/dashboard')
})

test('nothing that is found says so', async () => {
  const tab = await openPortal({ as: 'guest', at: '/documentation?search=zebra' })
  expect((await searchBox()).value).toBe('zebra')
  expect((await screen.findAllByText(/zebra/)).length).toBeGreaterThan(0)
  expect(screen.queryByRole('region', { name: 'Manage Access' })).toBeNull()
  await tab.user.clear(await searchBox())
  await screen.findByRole('region', { name: 'Manage Access' })
  await waitFor(() => expect(tab.address()).toBe('/documentation'))
})

test('the notice about the classic workbench leads to the dashboard, or to the classic site in a new tab', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const tab = await openPortal({ as: 'brandt', at: '/documentation/transition-communication' })
  const press = async (name: string) => tab.user.click(await screen.findByRole('button', { name }))
  await press('Try it Later, Take Me Back to Classic (opens in a new tab)')
  expect(opened.mock.calls).toEqual([
    [expect.stringMatching(/^https:\/\/content\.test\.[\w.]+\/classic$/), '_blank', 'noopener,noreferrer'],
  ])
  await press('Try Out the New Dashboard')
  expect(tab.address()).toBe('/dashboard')
})

const feedback = async () => within(await screen.findByRole('region', { name: 'Was this helpful?' }))
const answer = async (name: string) => (await feedback()).findByRole('button', { name })
const isPressed = async (name: string) => (await answer(name)).getAttribute('aria-pressed') === 'true'
const comment = async (name: RegExp) => (await feedback()).findByRole<HTMLTextAreaElement>('textbox', { name })

describe('whether a page was helpful', () => {
  test('is answered with a comment, which survives a reload and a lost connection; both can be changed', async () => {
    const tab = await openPortal({ as: 'rivera', at: '/documentation/upload-faq' })
    await tab.user.click(await answer('No'))
    await (await feedback()).findByText('Thank you. You can change your answer at any time.')
    expect(screen.getAllByText('Thank you. You can change your answer at any time.')).toHaveLength(1)
    await tab.user.type(await comment(/^What could be better\?/), 'Say how to scan.')
    tab.reload()
    await waitFor(async () => expect(await isPressed('No')).toBe(true))
    expect((await comment(/^What could be better\?/)).value).toBe('Say how to scan.')

    tab.losesConnection(saveHelpFeedback)
    await tab.user.click(await answer('Send Comment'))
    await screen.findByText('Check your internet connection and try again.')
    expect((await comment(/^What could be better\?/)).value).toBe('Say how to scan.')
    tab.recover()
    await tab.user.click(await answer('Send Comment'))
    await (await feedback()).findByText('Thank you. Your comment was sent.')
    await tab.user.click(await answer('Yes'))
    await waitFor(async () => expect(await isPressed('Yes')).toBe(true))
    expect(document.activeElement).toBe(await answer('Yes'))
    expect(tab.sentTo(saveHelpFeedback).at(-1)?.body).toEqual({ isHelpful: true, comment: 'Say how to scan.' })

    await tab.goTo('/documentation/column-settings-faq')
    await heading('Column Settings FAQ')
    expect([await isPressed('Yes'), await isPressed('No')]).toEqual([false, false])
    await tab.goTo('/documentation/upload-faq')
    expect((await comment(/^What was helpful\?/)).value).toBe('Say how to scan.')
  })

  test('keeps a comment that was not sent when the answer changes', async () => {
    const tab = await openPortal({ as: 'rivera', at: '/documentation/upload-faq' })
    await tab.user.click(await answer('No'))
    await tab.user.type(await comment(/^What could be better\?/), 'Say how to scan.')
    await tab.user.click(await answer('Yes'))
    await waitFor(async () => expect(await isPressed('Yes')).toBe(true))
    expect((await comment(/^What was helpful\?/)).value).toBe('Say how to scan.')
  })

  test('says when the earlier answer fails to load, and Retry loads it', async () => {
    const tab = await openPortal({
      as: 'brandt',
      at: '/documentation/manage-access-faq',
      before: ({ fails }) => fails(getHelpFeedback, { status: 409 }),
    })
    await (await feedback()).findByText("We couldn't load your earlier answer. Try again.")
    tab.recover()
    await tab.user.click(await answer('Retry'))
    expect((await feedback()).queryByText("We couldn't load your earlier answer. Try again.")).toBeNull()
    expect(await isPressed('Yes')).toBe(false)
  })

  test('says when the answer is not saved, and counts once it is', async () => {
    const tab = await openPortal({ as: 'brandt', at: '/documentation/manage-access-faq' })
    tab.fails(saveHelpFeedback)
    await tab.user.click(await answer('Yes'))
    await (await feedback()).findByText("We couldn't save your answer.")
    expect([await isPressed('Yes'), await isPressed('No')]).toEqual([false, false])
    tab.recover()
    const answerLate = tab.holdOnce(saveHelpFeedback)
    await tab.user.click(await answer('Yes'))
    expect((await feedback()).queryByText("We couldn't save your answer.")).toBeNull()
    answerLate()
    await waitFor(async () => expect(await isPressed('Yes')).toBe(true))
  })
})

test('the guides to Manage Access lead there those who may open it', async () => {
  const { user, address } = await openPortal({ as: 'okafor', at: '/documentation/share-agency-info' })
  await user.click(await screen.findByRole('link', { name: 'Manage Access' }))
  expect(address()).toBe('/manage-access')
})

test('the guides to Manage Access are plain text for office staff', async () => {
  await openPortal({ as: 'lin', at: '/documentation/share-agency-info' })
  await heading('Share Agency Information')
  expect(screen.queryByRole('link', { name: 'Manage Access' })).toBeNull()
})
