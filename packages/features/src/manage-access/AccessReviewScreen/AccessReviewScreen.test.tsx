import { mockAccessReview } from '@producer-portal/domain/mocks'
import type { AccessLine } from '@producer-portal/domain/manage-access'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AccessReviewScreen, type AccessReviewScreenProps } from './AccessReviewScreen.js'

const nothing = () => undefined
const review = mockAccessReview('AG1001', new Date('2026-03-16T15:00:00Z'))
const [line] = review.lines
if (!line) throw new Error('The cast has no access')
const toLine = (id: string, facts: Partial<AccessLine> = {}): AccessLine => ({
  ...line,
  id,
  narrowsAgency: false,
  reviewedAt: null,
  ...facts,
})

function show(lines: readonly AccessLine[], more: Partial<AccessReviewScreenProps> = {}) {
  const onDecisionsChange = vi.fn<AccessReviewScreenProps['onDecisionsChange']>()
  render(
    <AccessReviewScreen
      review={{ ...review, lines: [...lines], reviews: [] }}
      decisions={new Map()}
      onDecisionsChange={onDecisionsChange}
      onSave={nothing}
      onOutcomeClose={nothing}
      onRetry={nothing}
      userId="okafor"
      backHref="/manage-access"
      {...more}
    />,
  )
  return { onDecisionsChange }
}
const confirmUndecided = (name: string) => screen.getByRole('button', { name })

test('what was reviewed today, or is decided, is not among the undecided lines; what was reviewed before is', () => {
  const lines = [
    toLine('new'),
    toLine('today', { reviewedAt: new Date().toISOString() }),
    toLine('before', { reviewedAt: '2020-03-16T15:00:00Z' }),
    toLine('decided'),
  ]
  const { onDecisionsChange } = show(lines, { decisions: new Map([['decided', 'Removed']]) })
  fireEvent.click(confirmUndecided('Confirm all 2 undecided'))
  expect(Object.fromEntries(onDecisionsChange.mock.calls[0]?.[0] ?? [])).toEqual({
    decided: 'Removed',
    new: 'Confirmed',
    before: 'Confirmed',
  })
})

test.each([
  ['one is undecided', {}, 'Confirm the undecided one', null],
  ['the only one is decided', { decisions: new Map([['a', 'Confirmed']] as const) }, 'Confirm all undecided', 'true'],
  ['they are saved', { isSaving: true }, 'Confirm the undecided one', 'true'],
])('where %s, lines can be confirmed together: %j %s', (_, more, name, disabled) => {
  show([toLine('a')], more)
  expect(confirmUndecided(name).getAttribute('aria-disabled')).toBe(disabled)
})

test('a line says how it is decided, and the user does not decide about their own', async () => {
  const lines = [toLine('a'), toLine('b'), toLine('c'), toLine('own', { userId: 'okafor', fullName: 'Chidi Okafor' })]
  show(lines, {
    decisions: new Map([
      ['a', 'Confirmed'],
      ['b', 'Removed'],
    ]),
  })
  const grid = await screen.findByRole('grid', { name: `Access of ${line.fullName}` })
  const groups = within(grid).getAllByRole('group', { name: /^Decision about / })
  const told = groups.map((group) => [
    group.previousElementSibling?.textContent,
    ...within(group)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-pressed')),
  ])
  expect(told).toEqual([
    ['Confirmed', 'true', 'false'],
    ['Removed', 'false', 'true'],
    ['Not decided', 'false', 'false'],
  ])
  const own = screen.getByRole('region', { name: 'Chidi Okafor' })
  expect(within(own).queryAllByRole('group', { name: /^Decision/ })).toEqual([])
  expect(within(own).getByText('Someone else reviews your own access.')).toBeDefined()
})

test('a past review by somebody who is gone names nobody', () => {
  const past = { reviewedAt: '2025-03-10T15:00:00Z', reviewedBy: null, confirmed: 3, removed: 1 }
  show([toLine('a')], { review: { ...review, reviews: [past] } })
  expect(screen.getByText('03/10/2025 by someone: 3 confirmed, 1 removed')).toBeDefined()
})

test('nothing is decided while the review is saved, neither line by line nor for a person', () => {
  const { onDecisionsChange } = show([toLine('a'), toLine('b')], { isSaving: true })
  const buttons = screen.getAllByRole('button').filter((button) => button.hasAttribute('data-decision'))
  expect(buttons).toHaveLength(6)
  for (const button of buttons) fireEvent.click(button)
  expect(onDecisionsChange).not.toHaveBeenCalled()
})

test.each([
  [5, false],
  [6, true],
])('of %i people there are several pages: %s', (count, hasPages) => {
  show(Array.from({ length: count }, (_, place) => toLine(`${place}`, { userId: `user-${place}` })))
  expect(screen.queryByRole('button', { name: 'Next page' }) !== null).toBe(hasPages)
})
