import { type IllustrationBanner, startIllustrationRequest } from '@producer-portal/domain/illustrations'
import { LiveRegionProvider } from '@producer-portal/ui'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import {
  afterSubmission,
  brandt,
  custom,
  HeldRequest,
  requestsAfterSubmission,
  rivera,
  screenArgs,
  start,
  success,
} from './illustration-request.fixture.js'
import { IllustrationRequestScreen } from './IllustrationRequestScreen.js'

test.each([
  ['America/Los_Angeles', '03/09/2026'],
  ['Pacific/Auckland', '03/10/2026'],
])('in %s an earlier request is dated %s, by the local day', (zone, date) => {
  vi.stubEnv('TZ', zone)
  // Late in Los Angeles, where UTC already has the next day
  const requestedAt = zone.startsWith('America') ? '2026-03-10T02:30:00Z' : '2026-03-09T20:30:00Z'
  render(<IllustrationRequestScreen {...screenArgs} openRequest={{ requestNo: 'IR-100048', requestedAt }} />)
  expect(screen.getByText(/^You requested an illustration of this policy on/).textContent).toContain(date)
})

test('without an agent nothing can be requested, and the page says where there is help', () => {
  render(<IllustrationRequestScreen {...screenArgs} agents={[]} request={startIllustrationRequest([])} />)
  screen.getByText('It looks like you don’t have any in-force business or access to an agent who does.')
  screen.getByText('For help, open “In-Force Illustration FAQ & Need Help?” at the top of this page.')
  const agent = screen.getByRole('group', { name: 'Requesting agent' })
  expect([agent.textContent, agent.getAttribute('aria-disabled')]).toEqual([
    'Requesting agentNo agent available',
    'true',
  ])
})

test('a usual scenario that is added is read out', () => {
  render(
    <LiveRegionProvider>
      <IllustrationRequestScreen {...screenArgs} request={custom} />
    </LiveRegionProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Reduced paid-up' }))
  expect(screen.getAllByText('Reduced paid-up was added to your scenarios.')).toHaveLength(1)
})

const policies = ['7100100403', '7100100401'].map((policyNumber) => ({
  policyNumber,
  clientName: null,
  productType: null,
  agent: rivera,
}))

/** True for what isn't a step or the help. */
const isOfForm = (button: HTMLElement) => !button.closest('ol') && !button.textContent.includes('Help')

test.each([
  ['before a policy is chosen', { ...start, agent: rivera }, 2, 0],
  ['once everything is', { ...custom, agent: brandt, instructions: '[age] [monthly or yearly]' }, 0, 6],
])('nothing can be changed while a request is submitted: %s', async (_, request, recent, fields) => {
  const change = vi.fn<() => void>()
  render(
    <IllustrationRequestScreen
      {...screenArgs}
      agents={[rivera, brandt]}
      request={request}
      onRequestChange={change}
      onSearchOpen={change}
      recent={{ policies, onSelect: change }}
      isSubmitting
    >
      {null}
    </IllustrationRequestScreen>,
  )
  expect(screen.queryAllByRole('button', { name: /^71001004/ })).toHaveLength(recent)
  for (const button of screen.getAllByRole('button').filter(isOfForm)) await userEvent.click(button)
  expect(change).not.toHaveBeenCalled()
  expect(screen.queryAllByRole('button', { name: 'Change agent' })).toHaveLength(recent === 0 ? 1 : 0)
  const controls = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
  expect(controls.filter(({ disabled, readOnly }) => !disabled && !readOnly)).toEqual([])
  expect(controls.length).toBeGreaterThanOrEqual(fields)
})

test('Enter goes on to the next part that is open, and from the last one to the text', async () => {
  render(<HeldRequest {...screenArgs} request={custom} />)
  await userEvent.click(screen.getByRole('button', { name: 'Solve for a face amount' }))
  const [amount, paid, age] = ['Amount in dollars', 'Paid', 'Age'].map((name) => screen.getByLabelText(name))
  expect(document.activeElement).toBe(amount)
  await userEvent.keyboard('12{Enter}')
  expect(document.activeElement).toBe(paid)
  if (paid) await userEvent.selectOptions(paid, 'Monthly')
  amount?.focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(age)
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Please describe/ }))
})

const receiptOf = (recipient: IllustrationBanner['recipient']) => (
  <LiveRegionProvider>
    <IllustrationRequestScreen
      {...screenArgs}
      request={{ ...afterSubmission, banner: { ...success, expectedBy: null, recipient } }}
    />
  </LiveRegionProvider>
)

test('a receipt says who gets the message, with its number aloud', () => {
  render(receiptOf({ value: '100102', label: 'Jonas Brandt' }))
  const region = screen.getByRole('region', { name: 'In-Force Illustration Request Submitted' })
  expect(region.textContent).toContain("You and Jonas Brandt are notified when it's ready to run.")
  expect(screen.getByText(/The request number is IR-100047\.$/)).toBeDefined()
  expect(document.activeElement?.textContent).toBe('In-Force Illustration Request Submitted')
})

test.each<[string, () => void, RegExp]>([
  ['is focused once the list shows it', () => undefined, /Just sent/],
  ['isn’t focused once the user has gone on', () => screen.getByRole('button', { name: /Help/ }).focus(), /Need Help/],
])('a request that comes after the press that looks for it %s', (_, goOn, focused) => {
  const after = { ...screenArgs, request: afterSubmission }
  const { rerender } = render(<IllustrationRequestScreen {...after} />)
  fireEvent.click(screen.getByRole('button', { name: 'See it in My requests' }))
  expect(document.activeElement?.querySelector('h2')?.textContent).toBe('My requests')
  act(goOn)
  rerender(<IllustrationRequestScreen {...after}>{requestsAfterSubmission}</IllustrationRequestScreen>)
  expect(document.activeElement?.textContent).toMatch(focused)
  expect(document.activeElement?.querySelector('h2')).toBeNull()
})
