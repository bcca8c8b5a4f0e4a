import { getLeaderboardRanking, getLeaderboardTypes } from '@producer-portal/domain/leaderboard'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.js'

const at = '/leaderboard'

const findRanking = (name: string) => screen.findByRole('grid', { name })
const findType = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Ranked by' })
const findAgent = () => screen.findByRole<HTMLInputElement>('radio', { name: 'Agent' })

test('agencies are ranked by the first type, with the own place marked in its row', async () => {
  await openPortal({ as: 'rivera', at })
  const ranking = await findRanking('Issued cases by Agency')
  expect((await within(ranking).findByText('Your agency')).closest('[role=row]')).not.toBeNull()
  expect(screen.queryByText(/^Place \d+ of \d+$/)).toBeNull()
})

test('the choice is in the address, over a reload and with Back', async () => {
  const { user, address, reload, goTo, goBack } = await openPortal({ as: 'rivera', at })
  await user.click(await findAgent())
  await user.selectOptions(await findType(), 'face-amount')
  await waitFor(() => expect(address()).toBe(`${at}?selector=agent&type=face-amount`))
  const ranking = await findRanking('Face amount issued by Agent')
  await within(ranking).findAllByText(/^\$/)
  await goBack()
  await findRanking('Issued cases by Agent')
  await goTo(`${at}?selector=agent&type=face-amount`)
  reload()
  await findRanking('Face amount issued by Agent')
  expect((await findType()).value).toBe('face-amount')
  expect((await findAgent()).checked).toBe(true)
})

test('another ranking begins at its first page, and is announced once it is there', async () => {
  const { user } = await openPortal({ as: 'rivera', at: `${at}?selector=agent` })
  await findRanking('Issued cases by Agent')
  await user.click(await screen.findByRole('button', { name: 'Next page' }))
  await screen.findByText(/^Showing 11 - /)
  expect(screen.queryByText(/^Issued cases by Agent: /)).toBeNull()
  await user.selectOptions(await findType(), 'face-amount')
  await findRanking('Face amount issued by Agent')
  expect((await screen.findByText(/^Face amount issued by Agent: \d+ places$/)).closest('[aria-live]')).not.toBeNull()
  expect(await screen.findByText(/^Showing 1 - 10 of /)).toBeTruthy()
})

test('a choice keeps the one before it, also if the address has not followed yet', async () => {
  const { user, address, keepsScroll } = await openPortal({ as: 'rivera', at: `${at}?type=face-amount` })
  await findRanking('Face amount issued by Agency')
  await user.click(await findAgent())
  await findRanking('Face amount issued by Agent')
  expect(address()).toBe(`${at}?type=face-amount&selector=agent`)
  expect(keepsScroll()).toBe(true)
})

test('a late answer to an earlier choice is not shown', async () => {
  const { user, sentTo, holdOnce } = await openPortal({ as: 'rivera', at })
  await findRanking('Issued cases by Agency')
  const answerLate = holdOnce(getLeaderboardRanking)
  await user.click(await findAgent())
  await waitFor(() => expect(sentTo(getLeaderboardRanking)).toHaveLength(2))
  await user.selectOptions(await findType(), 'face-amount')
  const ranking = await findRanking('Face amount issued by Agent')
  const [first] = await within(ranking).findAllByText(/^\$/)
  answerLate()
  await user.selectOptions(await findType(), 'issued-cases')
  await within(await findRanking('Issued cases by Agent')).findAllByRole('rowheader')
  await user.selectOptions(await findType(), 'face-amount')
  expect((await within(await findRanking('Face amount issued by Agent')).findAllByText(/^\$/))[0]?.textContent).toBe(
    first?.textContent,
  )
})

test('a type that does not exist counts as the first one', async () => {
  await openPortal({ as: 'rivera', at: `${at}?type=luck` })
  await findRanking('Issued cases by Agency')
  expect((await findType()).value).toBe('issued-cases')
})

test.each([
  { endpoint: getLeaderboardTypes, text: 'Failed to get types.' },
  { endpoint: getLeaderboardRanking, text: "We couldn't load the ranking. Try again." },
])('$endpoint.name that fails says so, and Retry loads it', async ({ endpoint, text }) => {
  const { user, recover } = await openPortal({
    as: 'rivera',
    at,
    before: ({ fails }) => fails(endpoint, { status: 409 }),
  })
  await screen.findByText(text)
  recover()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText('Your agency')
  expect(screen.queryByText(text)).toBeNull()
})

test.each([404, 501])('a service without rankings (%i) has ranked no one yet', async (status) => {
  await openPortal({ as: 'rivera', at, before: ({ fails }) => fails(getLeaderboardRanking, { status }) })
  await screen.findByText('No one is ranked yet.')
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('without anything to rank, the page says so', async () => {
  await openPortal({ as: 'rivera', at, before: ({ changesAnswer }) => changesAnswer(getLeaderboardTypes, () => []) })
  await screen.findByText('No rankings yet')
  expect(screen.queryByRole('grid')).toBeNull()
})

test.each([
  { endpoint: getLeaderboardTypes, text: 'Loading rankings' },
  { endpoint: getLeaderboardRanking, text: 'Loading the ranking' },
])('while $endpoint.name has no answer the page says that it is loading', async ({ endpoint, text }) => {
  await openPortal({ as: 'rivera', at, before: ({ neverAnswers }) => neverAnswers(endpoint) })
  await screen.findByText(text)
  expect(screen.queryByText('No one is ranked yet.')).toBeNull()
})
