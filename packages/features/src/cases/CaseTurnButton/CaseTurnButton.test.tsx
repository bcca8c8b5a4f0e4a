import type { Case, ContractType } from '@producer-portal/domain/cases'
import { mockCases } from '@producer-portal/domain/mocks'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storyNow } from '../../testing/story-clock.js'
import { CaseTurnButton } from './CaseTurnButton.js'

const nothing = () => undefined
const [, volkov] = mockCases(storyNow)
const task = volkov?.requirements.find(({ orderedBy }) => orderedBy === 'Agent')
if (!volkov || !task) throw new Error('The second case of the cast has no task')
const exam = { ...task, pendingReqType: 'Mini exam', status: 'Ordered', uploadEnabled: true }
const ofHomeOffice = { ...exam, id: 'other', orderedBy: 'Home Office' }
const actions = { onUploadOpen: nothing, onCommentOpen: nothing, onRequirementsOpen: nothing, onDetailOpen: nothing }

test.each<[string, Partial<Case>, ContractType, string]>([
  ['nothing', { requirements: [] }, 'issued', 'Nothing waiting'],
  ['the case alone', { requirements: [] }, 'pending', 'With home office'],
  ['two requirements', { requirements: [ofHomeOffice, { ...ofHomeOffice, id: '2' }] }, 'pending', '2 with home office'],
])('of %s that waits for others there is a text and no button', (_, part, type, text) => {
  const { container } = render(<CaseTurnButton row={{ ...volkov, ...part }} type={type} actions={actions} />)
  expect(container.textContent).toBe(text)
  expect(screen.queryByRole('button')).toBeNull()
})

test('several requirements are counted, and one without a name still is a step', () => {
  const requirements = [
    { ...exam, pendingReqType: ' ' },
    { ...exam, id: '2' },
  ]
  render(<CaseTurnButton row={{ ...volkov, requirements }} type="pending" actions={actions} />)
  screen.getByRole('button', { name: '2 for you: Upload Unnamed requirement for Dmitri A. Volkov' })
  expect(screen.getByRole('button').title).toBe('2 for you: Upload Unnamed requirement')
})

test('a user who may send documents or comments only looks at the requirement', () => {
  const row = { ...volkov, requirements: [exam] }
  render(<CaseTurnButton row={row} type="pending" actions={{ ...actions, onCommentOpen: undefined }} />)
  expect(screen.getByRole('button', { name: /^For you: View Mini exam/ })).toBeDefined()
})
