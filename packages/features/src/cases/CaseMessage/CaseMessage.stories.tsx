import { mockCases } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { dialogInUse } from '../../testing/dialog-in-use.js'
import { dialogFitsWindow } from '../../testing/fits-window.js'
import { storyNow } from '../../testing/story-clock.js'
import { phone } from '../../testing/windows.js'
import { CaseMessage } from './CaseMessage.js'

const cast = mockCases(storyNow)
const getRow = (index: number) => {
  const row = cast[index]
  if (!row) throw new Error(`No case ${index} in the cast`)
  return row
}
const inFrame = { docs: { story: { inline: false, height: '36rem' } } }
const agent = getRow(0).agents[0]
const nameless = {
  displayName: null,
  firstName: null,
  middleName: null,
  lastName: null,
  suffixName: null,
  agentName: null,
}

const meta = {
  title: 'Features/Cases/CaseMessage',
  component: CaseMessage,
  tags: ['!autodocs'],
  args: {
    isOpen: true,
    onClose: fn(),
    row: {
      ...getRow(3),
      agents: getRow(3).agents.map((each, index) => ({ ...each, phoneNumber: `312-555-010${index + 1}` })),
    },
    action: 'https://service.example.com/sms',
  },
  parameters: inFrame,
} satisfies Meta<typeof CaseMessage>
export default meta
type Story = StoryObj<typeof meta>

const panel = async () => within(await screen.findByRole('dialog', { name: 'Send a Message' }))

/** Keeps the next form on the page and gives what it would have posted, and how. */
function catchForm(): Promise<{ readonly form: HTMLFormElement; readonly fields: Record<string, unknown> }> {
  return new Promise((resolve) => {
    const take = (event: SubmitEvent) => {
      event.preventDefault()
      const form = event.target
      if (form instanceof HTMLFormElement) resolve({ form, fields: Object.fromEntries(new FormData(form)) })
    }
    document.addEventListener('submit', take, { once: true })
  })
}

/** The message goes to the chosen agent, in a new tab that cannot reach back. */
export const Default: Story = {
  tags: ['autodocs'],
  play: async () => {
    const dialog = await panel()
    const contacts = dialog.getAllByRole('radio')
    await expect(contacts).toHaveLength(2)
    if (contacts[1]) await userEvent.click(contacts[1])
    const posted = catchForm()
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    const { form, fields } = await posted
    await expect(form.getAttribute('action')).toBe('https://service.example.com/sms')
    await expect([form.method, form.target, form.getAttribute('rel')]).toEqual(['post', '_blank', 'noopener'])
    await expect(Object.keys(fields)).toEqual(['sendto', 'subject', 'message'])
    await expect(fields).toMatchObject({
      sendto: '312-555-0102',
      subject: 'New Business - 0100100104 - George Abernathy Jr., Rosalind Abernathy',
    })
    await expect(fields['message']).toContain('<p>Policy: 0100100104</p>')
  },
}

/** Nothing is to be chosen. */
export const OneContact: Story = {
  tags: ['autodocs'],
  args: { row: { ...getRow(0), agents: agent ? [{ ...agent, phoneNumber: '312-555-0101' }] : [] } },
  play: async () => {
    const dialog = await panel()
    await expect(dialog.queryByRole('radio')).toBeNull()
    await expect(dialog.getByText('Elena Rivera · (312) 555-0101')).toBeInTheDocument()
  },
}

/** An agent without a name goes by the phone number. */
export const WithoutName: Story = {
  args: {
    row: {
      ...getRow(0),
      agents: getRow(0).agents.map((each) => ({
        ...each,
        ...nameless,
        phoneNumber: '3125550101',
      })),
    },
  },
  play: async () => {
    await expect((await panel()).getByText('(312) 555-0101')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  tags: ['autodocs'],
  args: { row: { ...getRow(0), agents: [] } },
  play: async () => {
    const dialog = await panel()
    await expect(dialog.getByText('No agent of this case has a phone number.')).toBeInTheDocument()
    await expect(dialog.queryByRole('button', { name: 'Continue' })).toBeNull()
  },
}

export const LongContent: Story = {
  name: 'Long content',
  args: {
    row: {
      ...getRow(4),
      agents: [...getRow(0).agents, ...getRow(3).agents].map((each, index) => ({
        ...each,
        displayName: `Maximiliana Wolfeschlegelsteinhausenbergerdorff ${index + 1}`,
        phoneNumber: `312-555-01${index}0`,
      })),
    },
  },
  play: dialogFitsWindow,
}

export const Narrow: Story = { ...phone, parameters: inFrame, play: dialogFitsWindow }

export const InUse: Story = dialogInUse(CaseMessage, { closedBy: ['onClose'] })
