import { mockManagingItems } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { storyNow } from '../../testing/story-clock.js'
import { phone } from '../../testing/windows.js'
import { ManagedApplications } from './ManagedApplications.js'

const items = mockManagingItems(storyNow)

const meta = {
  title: 'Features/Manage access/ManagedApplications',
  component: ManagedApplications,
  args: {
    items,
    getAgentsHref: (code) => `/manage-access/AG1001/lin/edit-producers-managed/${code}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof ManagedApplications>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Agents managed by application' }))
    const headers = grid.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(headers).toEqual(['Category', 'Application', 'Agents Managed', 'Last Updated', 'Actions'])
    const row = within(grid.getByRole('row', { name: /Case status and requirements/ }))
    await expect(row.getByRole('gridcell', { name: String(items[0]?.managedCnt) })).toBeVisible()
    const [first] = grid.getAllByRole('link')
    await expect(first).toHaveAttribute('href', '/manage-access/AG1001/lin/edit-producers-managed/NBC01')
    await expect(first).toHaveAccessibleName('Edit agents New Business, Case status and requirements')
  },
}

/** With text of twice the size the columns have no room: cards cut nothing. */
export const LargeText: Story = {
  globals: { viewport: { value: '1280-900', isRotated: false } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%'
    return () => {
      document.documentElement.style.fontSize = ''
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Agents managed by application' })).toBeVisible()
  },
}

export const Loading: Story = { args: { items: 'loading' } }
export const Empty: Story = { args: { items: [] } }

export const LoadFailed: Story = {
  name: 'Error',
  args: { items: 'error' },
  play: async () => {
    const texts = await screen.findAllByText('Failed to get agents managed information. Please try again later.')
    await expect(texts[0]).toBeVisible()
  },
}

export const LongContent: Story = {
  ...phone,
  args: {
    items: items.map((item) => ({ ...item, description: `${item.description} for-every-agent-of-the-whole-agency` })),
  },
}
