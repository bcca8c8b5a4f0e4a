import { mockCases } from '@producer-portal/domain/mocks'
import { markSent } from '@producer-portal/domain/requirements'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { storyNow } from '../../testing/story-clock.js'
import { phone } from '../../testing/windows.js'
import { CaseRowMenu } from './CaseRowMenu.js'

const [ellison, volkov, tanaka] = mockCases(storyNow)
if (!ellison || !volkov || !tanaka) throw new Error('The cast has three cases at least')

const meta = {
  title: 'Features/Cases/CaseRowMenu',
  component: CaseRowMenu,
  args: {
    row: volkov,
    onDetailOpen: fn(),
    onRequirementsOpen: fn(),
    onUploadOpen: fn(),
    onStatusOpen: fn(),
    onMessageOpen: fn(),
  },
} satisfies Meta<typeof CaseRowMenu>
export default meta
type Story = StoryObj<typeof meta>

const open = async (name: string) => userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
const item = (name: string) => screen.findByRole('menuitem', { name })

/** From a row to the details, the requirements, the message, the documents of a requirement and its history. */
export const Default: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await open('Dmitri A. Volkov')
    await expect(await screen.findByText('Send Requirement Document(s)')).toBeInTheDocument()
    await expect(screen.getByText('Status Details')).toBeInTheDocument()
    await expect(screen.getAllByRole('menuitem', { name: 'Attending physician statement' })).toHaveLength(2)
    await expect(screen.getAllByRole('menuitem', { name: 'Urinalysis' })).toHaveLength(1)
    await userEvent.click(await item('Blood profile'))
    await expect(args.onStatusOpen).toHaveBeenCalledWith(volkov.requirements[1])
    await open('Dmitri A. Volkov')
    await userEvent.click(await item('Send a message'))
    await expect(args.onMessageOpen).toHaveBeenCalledOnce()
  },
}

export const OneDocument: Story = {
  tags: ['!autodocs'],
  args: { row: ellison },
  play: async ({ args }) => {
    await open('Martha Ellison')
    const [upload] = await screen.findAllByRole('menuitem', { name: 'APS authorization' })
    await expect(upload).toBeDefined()
    if (upload) await userEvent.click(upload)
    await expect(args.onUploadOpen).toHaveBeenCalledWith(ellison.requirements[0])
  },
}

const [first, ...others] = volkov.requirements
if (!first) throw new Error('The case has requirements')
const twins = {
  ...first,
  id: 'twin',
  requestDate: '2026-01-05',
  orderedBy: 'Home Office',
  comments: 'Records of the surgery',
}

/** Two requirements of a type are told apart by their date, who ordered them, and what for. */
export const SameType: Story = {
  tags: ['!autodocs'],
  args: { row: { ...volkov, requirements: [first, twins, ...others] } },
  play: async ({ args }) => {
    await open('Dmitri A. Volkov')
    const items = await screen.findAllByRole('menuitem', {
      name: /· 01\/05\/2026 · Home Office Records of the surgery$/,
    })
    const status = items.at(-1)
    if (status) await userEvent.click(status)
    await expect(args.onStatusOpen).toHaveBeenCalledWith(twins)
  },
}

/** A requirement that was just answered isn't offered again while the service is behind. */
export const JustSent: Story = {
  tags: ['!autodocs'],
  args: {
    row: ellison,
    sent: {
      now: storyNow,
      markers: ellison.requirements.map((requirement) =>
        markSent(requirement, storyNow, [{ name: 'aps.pdf', size: 1000 }]),
      ),
    },
  },
  play: async () => {
    await open('Martha Ellison')
    await expect(await screen.findByText('Status Details')).toBeInTheDocument()
    await expect(screen.queryByText('Send Requirement Document(s)')).toBeNull()
  },
}

/** A case without requirements has neither documents to send nor a history. */
export const Empty: Story = {
  tags: ['!autodocs'],
  args: { row: tanaka },
  play: async () => {
    await open('Hana Tanaka')
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(3)
  },
}

export const Narrow: Story = { ...phone }
