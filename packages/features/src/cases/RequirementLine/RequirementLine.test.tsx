import { mockCases } from '@producer-portal/domain/mocks'
import type { Requirement } from '@producer-portal/domain/requirements'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storyNow } from '../../testing/story-clock.js'
import type { CaseTurnActions } from '../CaseTurnButton/CaseTurnButton.js'
import { RequirementLine } from './RequirementLine.js'

const nothing = () => undefined
const [, volkov] = mockCases(storyNow)
const task = volkov?.requirements.find(({ orderedBy }) => orderedBy === 'Agent')
if (!volkov || !task) throw new Error('The second case of the cast has no task')

const lineOf = (part: Partial<Requirement>, actions?: CaseTurnActions) => (
  <RequirementLine row={{ ...volkov, requirements: [{ ...task, ...part }] }} item={0} actions={actions} />
)

const turns = /For you|With home office|Nothing waiting/

test.each([
  ['Ordered', 'Agent', 'For you'],
  ['Ordered', 'Home Office', 'With home office'],
  ['Uploaded', 'Agent', 'Nothing waiting'],
  ['Waived', 'Agent', 'Nothing waiting'],
  ['Not in Good Order', 'Agent', undefined],
  ['Awaiting Courier', 'Agent', undefined],
])('a requirement that is %s and ordered by %s is: %s', (status, orderedBy, turn) => {
  const { container } = render(lineOf({ status, orderedBy }))
  expect(turns.exec(container.textContent)?.[0]).toBe(turn)
  expect(container.querySelector('[data-yours]') !== null).toBe(turn === 'For you')
})

test('a requirement without a date of its status has that of its request, and without a comment its sub-status', () => {
  const dates = { requestDate: '2026-01-05', statusDate: '2026-02-04' }
  const { rerender } = render(lineOf({ ...dates, comments: 'All pages' }))
  expect([screen.getByText('02/04/2026'), screen.getByText('All pages')]).toHaveLength(2)
  rerender(lineOf({ ...dates, statusDate: null, comments: ' ', subStatusDescription: 'Records requested' }))
  expect([screen.getByText('01/05/2026'), screen.getByText('Records requested')]).toHaveLength(2)
})

const actions = { onUploadOpen: nothing, onCommentOpen: nothing, onRequirementsOpen: nothing, onDetailOpen: nothing }

test.each([
  ['to the user who may send documents and comments', 'Agent', actions, ['Upload Mini exam']],
  ['to no user who may send one of them only', 'Agent', { ...actions, onCommentOpen: undefined }, []],
  ['where the home office is to answer', 'Home Office', actions, []],
])('an answer is offered %s', (_, orderedBy, offered, names) => {
  render(lineOf({ orderedBy, pendingReqType: 'Mini exam', status: 'Ordered', uploadEnabled: true }, offered))
  expect(screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(names)
})
