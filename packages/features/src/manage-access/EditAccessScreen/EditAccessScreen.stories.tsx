import type { EditAccessTab } from '@producer-portal/domain/access'
import { mockReaches } from '@producer-portal/domain/mocks'
import { Text } from '@producer-portal/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { desktop, phone } from '../../testing/windows.js'
import { conflict, notReached, notSaved, saved } from '../../testing/results.js'
import { EffectiveAccess } from '../EffectiveAccess/EffectiveAccess.js'
import { EditAccessScreen } from './EditAccessScreen.js'
import type { EditAccessOutcome } from './EditAccessBanner.js'

const allTabs: readonly EditAccessTab[] = ['agency-info', 'agent-info', 'managing', 'general-info']
const changes = { count: 2, isSaving: false, onCancel: fn(), onSave: fn() }

const meta = {
  title: 'Features/Manage access/EditAccessScreen',
  component: EditAccessScreen,
  args: {
    name: { text: 'Mei Lin' },
    tabs: allTabs,
    tab: 'agency-info',
    getTabHref: (tab) => `/manage-access/AG1001/lin/${tab}`,
    backHref: '/manage-access?agency=AG1001',
    changes: { ...changes, count: 0 },
    onOutcomeClose: fn(),
    onOutcomeRetry: fn(),
    onRetry: fn(),
    children: <Text>The content of the tab</Text>,
  },
} satisfies Meta<typeof EditAccessScreen>
export default meta
type Story = StoryObj<typeof meta>

/** While nothing has changed, both buttons are off and say why. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Edit Access for Mei Lin' })).toBeVisible()
    const breadcrumb = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }))
    await expect(breadcrumb.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Manage Access',
      'Edit Access',
    ])
    await expect(breadcrumb.getByRole('link', { name: 'Manage Access' })).toHaveAttribute(
      'href',
      '/manage-access?agency=AG1001',
    )
    for (const name of ['Agency Info', 'Agent Info', 'Managing', 'General Information']) {
      await expect(canvas.getByRole('link', { name })).toBeVisible()
    }
    await expect(canvas.getByRole('link', { name: 'Agency Info' })).toHaveAttribute('aria-current', 'page')
    const back = canvas.getByRole('link', { name: 'Back to Manage Access' })
    await expect(back).toBeVisible()
    // A target of its own, beside the switches that scroll behind it
    await expect(back.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
    for (const name of ['Cancel Changes', 'Save Changes']) {
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
    }
  },
}

/** Every tab says it, as nothing that is shared counts until access is reactivated. */
export const Suspended: Story = {
  args: { name: { text: 'Mei Lin', isSuspended: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Access Suspended')).toBeVisible()
  },
}

/** The effective access stands beside the switches, and with text of twice the size below them, in the window. */
export const WithAccess: Story = {
  ...desktop,
  args: { aside: <EffectiveAccess access={mockReaches()} onRetry={fn()} /> },
  play: async ({ canvas }) => {
    const getPanel = () => canvas.getByText('What this person can see').getBoundingClientRect()
    const content = () => canvas.getByText('The content of the tab').getBoundingClientRect()
    await expect(getPanel().left).toBeGreaterThan(content().left + 640)
    document.documentElement.style.fontSize = '200%'
    try {
      await expect(getPanel().top).toBeGreaterThan(content().bottom)
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    } finally {
      document.documentElement.style.fontSize = ''
    }
  },
}

export const Changed: Story = {
  args: { changes },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 changes')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }))
    await expect(changes.onSave).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Changes' }))
    await expect(changes.onCancel).toHaveBeenCalledOnce()
  },
}

export const Saving: Story = {
  args: { changes: { ...changes, isSaving: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** General Information has a guide, but nothing to save. */
export const GeneralInformationGuide: Story = {
  args: { tab: 'general-info', changes: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Suspend and Reactivate Office Staff' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Save Changes' })).toBeNull()
  },
}

interface OutcomeDetails {
  /** The title above the text. */
  readonly title?: string
}

const outcomeStory = (outcome: EditAccessOutcome, text: string, more: OutcomeDetails = {}): Story => ({
  args: { outcome },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(text)).toBeVisible()
    if (outcome.action === 'load') {
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
      await expect(args.onOutcomeRetry).toHaveBeenCalledOnce()
    }
    if (more.title) await expect(canvas.getByText(more.title)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onOutcomeClose).toHaveBeenCalledOnce()
  },
})
const undo = fn()
/** The banner of a save offers to undo it. */
export const Undo: Story = {
  args: { outcome: { action: 'save', of: 'agency', result: saved, onUndo: undo } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalledOnce()
  },
}

export const AgentNotUpdated = outcomeStory(
  { action: 'save', of: 'agent', result: notReached },
  'Access for Agent Information has failed to update.',
)
export const AgencyNotLoaded = outcomeStory(
  { action: 'load', of: 'agency', result: notSaved },
  'Access for Agency Information has failed to load.',
)
export const StatusNotUpdated = outcomeStory(
  { action: 'save', of: 'Active', result: notSaved },
  'Error updating user to Active',
  { title: 'Error' },
)

/** Someone else saved meanwhile: users choose whose changes count. */
export const Conflict: Story = {
  args: {
    changes,
    outcome: { action: 'save', of: 'agency', result: conflict('Ada Okafor', '2026-03-16T14:20:00.000Z') },
    onReload: fn(),
    onSaveAnyway: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Warning:', { exact: false })).toBeInTheDocument()
    await expect(canvas.getByText(/^Ada Okafor saved changes on 03\/16\/2026 at \d{1,2}:20\s[AP]M\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard Mine and Reload' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Save Mine Anyway' }))
    await expect(args.onSaveAnyway).toHaveBeenCalledOnce()
  },
}

/** However far a long tab is scrolled, the outcome of a save is in view; on General Information, too. */
const inViewStory = (tab: EditAccessTab, outcome: EditAccessOutcome, text: string): Story => ({
  ...phone,
  args: {
    tab,
    changes: tab === 'general-info' ? null : changes,
    outcome,
    children: Array.from({ length: 60 }, (_, index) => <Text key={index}>Line {index + 1} of the tab</Text>),
  },
  play: async ({ canvas }) => {
    for (const line of [60, 1]) {
      canvas.getByText(`Line ${line} of the tab`).scrollIntoView({ block: 'end' })
      const { top, bottom } = canvas.getByText(text).getBoundingClientRect()
      await expect(top).toBeGreaterThan(0)
      await expect(bottom).toBeLessThan(window.innerHeight)
    }
  },
})
export const OutcomeInView = inViewStory(
  'agency-info',
  { action: 'save', of: 'agency', result: notReached },
  'Access for Agency Information has failed to update.',
)
export const StatusInView = inViewStory(
  'general-info',
  { action: 'save', of: 'Disabled', result: saved },
  'Access Updated',
)

export const Loading: Story = { args: { name: 'loading', tabs: [] } }

export const PersonMissing: Story = {
  args: { name: 'missing', tabs: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('The content of the tab')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Back to Manage Access' })).toBeVisible()
  },
}

export const LongContent: Story = {
  ...phone,
  args: {
    name: { text: 'Maximiliana-Theodora-Wilhelmina-Bartholomea Featherstonehaugh-Cholmondeley III' },
    changes,
    outcome: {
      action: 'save',
      of: 'agency',
      result: conflict('Maximiliana-Theodora-Wilhelmina Featherstonehaugh', '2026-03-16T14:20:00.000Z'),
    },
  },
}
