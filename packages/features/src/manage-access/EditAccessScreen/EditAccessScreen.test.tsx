import type { EditAccessTab } from '@producer-portal/domain/access'
import { ToastProvider } from '@producer-portal/ui'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EditAccessScreen, type EditAccessScreenProps } from './EditAccessScreen.js'
import type { EditAccessOutcome } from './OutcomeBanner.js'

const tabs: readonly EditAccessTab[] = ['agency-info', 'agent-info', 'managing', 'general-info']
const nothing = () => undefined

const show = (props: Partial<EditAccessScreenProps>) =>
  render(
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
    </ToastProvider>,
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
  ['Access for Agency Information has been updated.', 'status', { kind: 'updated', information: 'agency' }],
  ['Access for Agent Information has been updated.', 'status', { kind: 'updated', information: 'agent' }],
  ['Access for Agency Information has failed to update.', 'alert', { kind: 'update-failed', information: 'agency' }],
  ['Access for Agent Information has failed to update.', 'alert', { kind: 'update-failed', information: 'agent' }],
  ['Access for Agency Information has failed to load.', 'alert', { kind: 'load-failed', information: 'agency' }],
  ['Access for Agent Information has failed to load.', 'alert', { kind: 'load-failed', information: 'agent' }],
  ['Agents Managed updated', 'status', { kind: 'agents-updated' }],
  ['Failed to update managed agents for user.', 'alert', { kind: 'agents-update-failed' }],
  ['User is now Disabled', 'status', { kind: 'status-updated', status: 'Disabled' }],
  ['Error updating user to Active', 'alert', { kind: 'status-failed', status: 'Active' }],
])('an outcome reads "%s", as a message of kind %s', (text, role, outcome) => {
  show({ outcome })
  expect(screen.getByRole(role).textContent).toContain(text)
})

test('a save that got no answer says so too', () => {
  show({ outcome: { kind: 'update-failed', information: 'agent' }, isUnreachable: true })
  expect(screen.getByRole('alert').textContent).toContain('Check your internet connection and try again.')
})
