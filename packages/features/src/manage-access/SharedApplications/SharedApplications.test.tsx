import type { AccessItem } from '@producer-portal/domain/manage-access'
import { LiveRegionProvider, ToastProvider } from '@producer-portal/ui'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AgentPickers } from './AgentPickers.js'
import { SharedApplications, type SharedApplicationsProps } from './SharedApplications.js'

const nothing = () => undefined
const item = (description: string, delegationStatus: boolean, category: string | null = 'In-Force'): AccessItem => ({
  category,
  description,
  delegationStatus,
  lastUpdated: null,
})
const items = [item('Alerts', true), item('Values', false), item('Uploads', false, null)]
const heard = () => document.querySelector('[aria-live="polite"]')?.textContent ?? ''

const page = (
  shown: SharedApplicationsProps['items'],
  onItemsChange: SharedApplicationsProps['onItemsChange'] = nothing,
) => (
  <LiveRegionProvider>
    <SharedApplications items={shown} saved={items} onItemsChange={onItemsChange} />
  </LiveRegionProvider>
)

test('what has loaded is read out, never what was there at first or what the user changes', () => {
  const { rerender } = render(page(items))
  rerender(page([item('Alerts', false), ...items.slice(1)]))
  expect(heard()).toBe('')
  rerender(page('loading'))
  rerender(page([]))
  expect(heard()).toBe('')
  rerender(page('loading'))
  rerender(page(items))
  expect(heard()).toBe('1 of 3 applications are shared')
})

test('a switch is about its own application, also where those of a category are not side by side', () => {
  const onItemsChange = vi.fn<SharedApplicationsProps['onItemsChange']>()
  const mixed = [items[2], items[0], item('Comments', false, null), items[1]].flatMap((each) => each ?? [])
  render(page(mixed, onItemsChange))
  expect(screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
    'Other',
    'In-Force',
  ])
  fireEvent.click(screen.getByRole('switch', { name: /^Comments/ }))
  const [changed] = onItemsChange.mock.calls[0] ?? []
  expect(changed?.map(({ description, delegationStatus }) => [description, delegationStatus])).toEqual([
    ['Uploads', false],
    ['Alerts', true],
    ['Comments', true],
    ['Values', false],
  ])
})

test('the agency that an agent brings is read out, not one that is chosen', () => {
  const pickers = {
    state: 'ready',
    agents: [{ agentNo: '1', fullName: null, homeAgencyNo: 'AG1' }],
    agencies: [
      { agencyNo: 'AG1', agencyName: null },
      { agencyNo: 'AG2', agencyName: 'Lakeshore' },
    ],
  } as const
  const choice = (agentNo: string, agencyNo: string) => (
    <LiveRegionProvider>
      <ToastProvider>
        <AgentPickers
          pickers={pickers}
          agentNo={agentNo}
          agencyNo={agencyNo}
          onAgentChange={nothing}
          onAgencyChange={nothing}
          onRetry={nothing}
        />
      </ToastProvider>
    </LiveRegionProvider>
  )
  const { rerender } = render(choice('', ''))
  rerender(choice('', 'AG2'))
  expect(heard()).toBe('')
  rerender(choice('1', 'AG1'))
  expect(heard()).toBe('Agency of this agent: AG1')
  expect(screen.getByRole('combobox', { name: 'Agent' })).toHaveProperty('value', '1')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toContain('Lakeshore - AG2')
})

test('the box of all is mixed while some are shared, and is off with the others while that is saved', () => {
  const all = (shown: readonly AccessItem[], isSaving = false) => {
    const { unmount } = render(
      <SharedApplications items={shown} saved={items} onItemsChange={nothing} isSaving={isSaving} />,
    )
    const { checked, indeterminate, disabled } = screen.getByRole<HTMLInputElement>('checkbox')
    unmount()
    return { checked, indeterminate, disabled }
  }
  const shared = items.map((each) => ({ ...each, delegationStatus: true }))
  expect(all(items)).toEqual({ checked: false, indeterminate: true, disabled: false })
  expect(all(shared)).toEqual({ checked: true, indeterminate: false, disabled: false })
  expect(all(items.slice(1), true)).toEqual({ checked: false, indeterminate: false, disabled: true })
})
