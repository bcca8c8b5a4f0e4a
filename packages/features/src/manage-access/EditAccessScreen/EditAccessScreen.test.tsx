import type { EditAccessTab } from '@producer-portal/domain/access'
import { mockReaches } from '@producer-portal/domain/mocks'
import { LiveRegionProvider, ToastProvider } from '@producer-portal/ui'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { notReached, notSaved, saved } from '../../testing/results.js'
import { EditAccessScreen, type EditAccessScreenProps } from './EditAccessScreen.js'
import type { EditAccessOutcome } from './EditAccessBanner.js'

const tabs: readonly EditAccessTab[] = ['agency-info', 'agent-info', 'managing', 'general-info']
const nothing = () => undefined

const show = (props: Partial<EditAccessScreenProps>) =>
  render(
    <LiveRegionProvider>
      <ToastProvider>
        <EditAccessScreen
          name={{ text: 'Mei Lin' }}
          tabs={tabs}
          tab="agency-info"
          getTabHref={(tab) => `/${tab}`}
          backHref="/manage-access"
          onOutcomeClose={nothing}
          onOutcomeRetry={nothing}
          onRetry={nothing}
          {...props}
        >
          The content of the tab
        </EditAccessScreen>
      </ToastProvider>
    </LiveRegionProvider>,
  )

test.each<[EditAccessTab, string, string]>([
  ['agency-info', 'Share Agency Information', 'share-agency-info'],
  ['agent-info', 'Share Agent Information', 'share-agent-info'],
  ['managing', 'Assigning Managers', 'assign-managers'],
  ['general-info', 'Suspend and Reactivate Office Staff', 'suspend-reactivate-office-staff'],
])('the tab %s leads to its own guide', (tab, guide, address) => {
  show({ tab })
  expect(screen.getByRole('link', { name: guide }).getAttribute('href')).toBe(`/documentation/${address}`)
})

test.each<[string, 'status' | 'alert', EditAccessOutcome]>([
  ['Access for Agency Information has been updated.', 'status', { action: 'save', of: 'agency', result: saved }],
  ['Access for Agent Information has been updated.', 'status', { action: 'save', of: 'agent', result: saved }],
  ['Access for Agency Information has failed to update.', 'alert', { action: 'save', of: 'agency', result: notSaved }],
  ['Access for Agent Information has failed to update.', 'alert', { action: 'save', of: 'agent', result: notSaved }],
  ['Access for Agency Information has failed to load.', 'alert', { action: 'load', of: 'agency', result: notSaved }],
  ['Access for Agent Information has failed to load.', 'alert', { action: 'load', of: 'agent', result: notSaved }],
  ['Agents Managed updated', 'status', { action: 'save', of: 'agents', result: saved }],
  ['Failed to update managed agents for user.', 'alert', { action: 'save', of: 'agents', result: notSaved }],
  ['User is now Disabled', 'status', { action: 'save', of: 'Disabled', result: saved }],
  ['Error updating user to Active', 'alert', { action: 'save', of: 'Active', result: notSaved }],
])('an outcome reads "%s", as a message of kind %s', (text, role, outcome) => {
  show({ outcome })
  expect(screen.getAllByRole(role).map(({ textContent }) => textContent)).toContainEqual(expect.stringContaining(text))
})

test('a status that is not updated is an error by its title, too', () => {
  show({ outcome: { action: 'save', of: 'Active', result: notSaved } })
  expect(screen.getByText('Error')).toBeDefined()
  expect(screen.getByText('Error updating user to Active')).toBeDefined()
})

test('a save that got no answer says so too', () => {
  show({ outcome: { action: 'save', of: 'agent', result: notReached } })
  expect(screen.getByRole('alert').textContent).toContain('Check your internet connection and try again.')
})

test('the bar says what a save would change until there is an outcome, which takes its place', () => {
  const now = { reason: 'narrowed', agencies: 0, agents: 1, count: 9 } as const
  const access = mockReaches().map((each, place) => (place === 0 ? { ...each, now } : each))
  const changes = { count: 1, isSaving: false, access, onCancel: nothing, onSave: nothing }
  const effect = 'Case status and requirements: 9 pending cases now, 60 pending cases after saving.'
  const { unmount } = show({ changes })
  expect(screen.getByText(effect).role).toBe('status')
  unmount()
  show({ changes, outcome: { action: 'save', of: 'agency', result: notSaved } })
  expect(screen.queryByText(effect)).toBeNull()
})

test('on Managing nothing can be saved, and the bar says where', async () => {
  show({ tab: 'managing', changes: null })
  for (const name of ['Cancel Changes', 'Save Changes']) {
    const button = screen.getByRole('button', { name })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    act(() => button.focus())
    expect((await screen.findAllByText('Choose an application to change its agents.')).length).toBeGreaterThan(0)
    act(() => button.blur())
  }
})

test('Cancel Changes gives them up and says so', async () => {
  const onCancel = vi.fn<() => void>()
  show({ changes: { count: 2, isSaving: false, onCancel, onSave: nothing } })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Changes' }))
  expect(onCancel).toHaveBeenCalledOnce()
  expect(screen.getByText('Your changes were discarded.')).toBeDefined()
})
