import { getAccessReview, saveAccessReview } from '@producer-portal/domain/manage-access'
import type { AccessReview } from '@producer-portal/domain/manage-access'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.js'

const at = '/access-review/AG1001'
const shared = 'Decision about Mei Lin, Agency information, New Business: Requirement uploads'

const findDecision = async (name: string) => within(await screen.findByRole('group', { name }))
const decide = async (user: UserEvent, button: 'Confirm' | 'Remove') =>
  user.click((await findDecision(shared)).getByRole('button', { name: button }))
const search = async (user: UserEvent, text: string) => {
  await user.click(await screen.findByRole('searchbox', { name: 'Search this review' }))
  await user.paste(text)
}
const findAll = () => screen.findByRole('button', { name: /^Confirm all \d+ undecided$/ })
const save = async (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save Review' }))

test('a manager confirms and removes access, which is gone then, and finds the review among the past ones', async () => {
  const { user, goTo } = await openPortal({ as: 'okafor', at })
  await screen.findByText('This agency has not been reviewed yet.')
  await search(user, 'Mei Lin')
  await decide(user, 'Remove')
  const all = screen.getByRole('button', { name: /^Confirm all \d+ shown$/ })
  const confirmed = Number(/\d+/.exec(all.textContent)?.[0])
  await user.click(all)
  expect(screen.getByText(`${confirmed} confirmed, 1 removed`)).toBeTruthy()
  await save(user)
  await screen.findByText('Review saved')
  expect(screen.queryByRole('group', { name: shared })).toBeNull()
  const [past] = within(screen.getByRole('region', { name: 'Past reviews' })).getAllByRole('listitem')
  expect(past?.textContent).toMatch(new RegExp(`^.* by Adaeze Okafor: ${confirmed} confirmed, 1 removed$`))

  await goTo('/manage-access/AG1001/lin/agency-info')
  expect((await screen.findByRole<HTMLInputElement>('switch', { name: 'Requirement uploads' })).checked).toBe(false)
})

test("a decision about all of a person's lines leaves out those that the search hides", async () => {
  const { user } = await openPortal({ as: 'okafor', at })
  await search(user, 'Mei Lin New Business')
  await user.click(await screen.findByRole('button', { name: 'Confirm all 2' }))
  expect(screen.getByText('2 confirmed, 0 removed')).toBeTruthy()
})

test('the same decision again takes it back, and nothing is saved without one', async () => {
  const { user, sentTo } = await openPortal({ as: 'okafor', at })
  await search(user, 'Mei Lin')
  await save(user)
  await decide(user, 'Confirm')
  expect(screen.getByText('1 confirmed, 0 removed')).toBeTruthy()
  screen.getByRole('gridcell', { name: `Confirmed ${shared}` })
  await decide(user, 'Confirm')
  expect(screen.queryByText('1 confirmed, 0 removed')).toBeNull()
  await save(user)
  expect(sentTo(saveAccessReview)).toHaveLength(0)
})

test('Confirm all keeps the focus and says what is decided; Cancel says that the decisions are gone', async () => {
  const { user } = await openPortal({ as: 'okafor', at })
  const all = await findAll()
  const count = Number(/\d+/.exec(all.textContent)?.[0])
  await user.click(all)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Confirm all undecided' }))
  expect(screen.getByText(`${count} confirmed, 0 removed`).closest('[role=status]')).not.toBeNull()
  expect(screen.getByText(`${count} of ${count} decided`)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByText('Your changes were discarded.').closest('[aria-live=polite]')).not.toBeNull()
})

test('managers do not decide about their own access', async () => {
  await openPortal({
    as: 'okafor',
    at,
    before: ({ changesAnswer }) =>
      changesAnswer(getAccessReview, ({ lines: [line], ...review }: AccessReview) => ({
        ...review,
        lines: [line, line && { ...line, id: 'own', userId: 'okafor', fullName: 'Adaeze Okafor' }],
      })),
  })
  await screen.findByRole('button', { name: 'Confirm the undecided one' })
  expect(screen.getByText('2 people · 2 permissions')).toBeTruthy()
  expect(screen.getByText('Someone else reviews your own access.')).toBeTruthy()
  expect(screen.getAllByRole('group', { name: /^Decision about/ })).toHaveLength(1)
})

test('decisions are kept over a reload and asked about before leaving; Cancel and Leave drop them', async () => {
  const { user, reload, address, goTo } = await openPortal({ as: 'okafor', at })
  await search(user, 'Mei Lin')
  await decide(user, 'Remove')
  reload()
  await screen.findByText('0 confirmed, 1 removed')
  const goBack = () => user.click(within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link'))
  const answer = async (name: string) =>
    user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
  await goBack()
  await answer('Stay on this page')
  expect(address()).toBe(at)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await goBack()
  await waitFor(() => expect(address()).toBe('/manage-access?agency=AG1001'))

  await goTo(at)
  await user.click(await findAll())
  await goBack()
  await answer('Leave')
  await goTo(at)
  await findAll()
})

test('a line that has changed in the meantime loads the lines again and says why', async () => {
  const { user, sentTo, failOnce } = await openPortal({ as: 'okafor', at })
  await search(user, 'Mei Lin')
  await decide(user, 'Confirm')
  failOnce(saveAccessReview, { status: 409, body: { message: 'Changed.', errors: ['decisions: it has changed'] } })
  const before = sentTo(getAccessReview).length
  await save(user)
  await screen.findByText('Someone else changed a permission in the meantime. Check it and decide again.')
  expect(sentTo(getAccessReview)).toHaveLength(before + 1)
  const [sent] = sentTo(saveAccessReview)
  expect(sent?.body).toMatchObject({ agencyNumber: 'AG1001', decisions: [{ decision: 'Confirmed' }] })
  expect(sent?.body).toHaveProperty('decisions.0.grantedAt', expect.stringMatching(/Z$/))
})

test('the review of a large agency is saved whole, in one request, and nothing of it is undecided then', async () => {
  const { user, sentTo } = await openPortal({ as: 'okafor', at: '/access-review/AG5005' })
  const all = await screen.findByRole('button', { name: /^Confirm all [\d,]+ undecided$/ })
  const count = /[\d,]+/.exec(all.textContent)?.[0]
  await user.click(all)
  await user.click(screen.getByRole('button', { name: 'Save Review' }))
  await screen.findByText('Review saved')
  expect(screen.getByText(`${count} permissions are saved.`)).toBeTruthy()
  expect(sentTo(saveAccessReview).map(({ body }) => (body as { decisions: unknown[] }).decisions.length)).toEqual([
    Number(count?.replaceAll(',', '')),
  ])
  expect(within(screen.getByRole('region', { name: 'Past reviews' })).getAllByRole('listitem')).toHaveLength(1)
  const none = screen.getByRole('button', { name: 'Confirm all undecided' })
  expect(none.getAttribute('aria-disabled')).toBe('true')
})

test('more decisions than one save takes are saved in parts, and nothing is called saved that is not', async () => {
  let review: AccessReview | undefined
  const { user, sentTo, failOnce } = await openPortal({
    as: 'okafor',
    at,
    before: ({ changesAnswer }) =>
      changesAnswer(getAccessReview, (answer: AccessReview) => {
        const [line] = answer.lines
        review = {
          ...answer,
          lines: line ? Array.from({ length: 2003 }, (_, place) => ({ ...line, id: `${place}` })) : [],
        }
        return review
      }),
  })
  await user.click(await screen.findByRole('button', { name: 'Confirm all 2,003 undecided' }))
  // The last one counts first
  failOnce(saveAccessReview, { status: 500 })
  failOnce(saveAccessReview, { status: 200, body: review })
  await save(user)
  await screen.findByText("We saved 2,000 of 2,003 permissions, but couldn't save the others")
  expect(screen.getByText('3 confirmed, 0 removed')).toBeTruthy()
  expect(screen.queryByText('Review saved')).toBeNull()
  expect(sentTo(saveAccessReview).map(({ body }) => (body as { decisions: unknown[] }).decisions.length)).toEqual([
    2000, 3,
  ])
})

test('Confirm all means what the search finds', async () => {
  const { user, sentTo } = await openPortal({ as: 'okafor', at })
  await findAll()
  await search(user, 'lin  MEI')
  await user.click(await screen.findByRole('button', { name: /^Confirm all \d+ shown$/ }))
  await save(user)
  await screen.findByText('Review saved')
  const [sent] = sentTo(saveAccessReview)
  const body = sent?.body as { decisions: { id: string }[] } | undefined
  expect(new Set(body?.decisions.map(({ id }) => id.split(':')[1]))).toEqual(new Set(['lin']))
})

test('a person has a heading, and one decision about all of their lines', async () => {
  const { user } = await openPortal({ as: 'okafor', at })
  await search(user, 'Mei Lin')
  const person = within(await screen.findByRole('region', { name: 'Mei Lin' }))
  expect(person.getByText(/^Office Staff · User ID lin · 8 permissions$/)).toBeTruthy()
  const group = within(person.getByRole('group', { name: 'Decision about all permissions of Mei Lin' }))
  await user.click(group.getByRole('button', { name: 'Remove all 8' }))
  expect(screen.getByText('0 confirmed, 8 removed')).toBeTruthy()
  await user.click(group.getByRole('button', { name: 'Remove all 8' }))
  expect(screen.queryByText('0 confirmed, 8 removed')).toBeNull()
})

test('agents have no access review', async () => {
  const { leftTo } = await openPortal({ as: 'rivera', at })
  await screen.findByRole('heading', { level: 1, name: 'Nothing here.' })
  expect(leftTo()).toBeUndefined()
})
