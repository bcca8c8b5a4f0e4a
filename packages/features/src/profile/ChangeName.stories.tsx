import { type DemoPerson, demoPerson } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { storyUser } from '../testing/story-user.js'
import { phone, tablet } from '../testing/windows.js'
import { nameFormOf } from './account-forms.js'
import { ChangeName } from './ChangeName.js'

const ito = demoPerson('ito')
const asPerson = (person: DemoPerson) => ({
  user: storyUser(person),
  profile: person.profile,
  typed: nameFormOf(person.profile),
})

const meta = {
  title: 'Features/Profile/ChangeName',
  component: ChangeName,
  parameters: { viewAs: asPerson },
  args: { ...asPerson(ito), onwardHref: '/profile', onTypedChange: fn(), onCancel: fn(), onChangeSave: fn() },
  render: (args) => <Held {...args} key={args.user.userId} />,
} satisfies Meta<typeof ChangeName>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

/** Holds what is typed, as the page does. */
function Held({ typed: first, onTypedChange, ...args }: ComponentProps<typeof ChangeName>) {
  const [typed, setTyped] = useState(first)
  const change = (next: typeof typed) => {
    setTyped(next)
    onTypedChange(next)
  }
  return <ChangeName {...args} typed={typed} onTypedChange={change} />
}

const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name })
const save = (canvas: Canvas) => canvas.getByRole('button', { name: 'Save' })

/** Saving waits until something differs; blanks are no difference. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Change Name' })).toBeVisible()
    await expect(canvas.getAllByRole('textbox')).toEqual(
      ['First name', 'Middle name', 'Last name', 'Suffix'].map((name) => field(canvas, name)),
    )
    await expect(field(canvas, 'First name')).toHaveValue('Haruka')
    await expect(save(canvas)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(field(canvas, 'First name'), ' {Enter}')
    await expect(save(canvas)).toHaveAttribute('aria-disabled', 'true')
    await expect(args.onChangeSave).not.toHaveBeenCalled()
    await userEvent.click(save(canvas))
    await waitFor(() => expect(save(canvas)).toHaveAccessibleDescription('You have not changed anything yet.'))
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const TypedAndSaved: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.type(field(canvas, 'Suffix'), ' PhD ')
    await expect(save(canvas)).not.toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChangeSave).toHaveBeenCalledWith({ ...nameFormOf(ito.profile), suffixName: 'PhD' })
  },
}

export const Missing: Story = {
  name: 'Error: first and last name missing',
  tags: ['!autodocs'],
  args: { typed: { firstName: '', middleName: 'K.', lastName: ' ', suffixName: '' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(save(canvas))
    const summary = canvas.getByRole('alert')
    await expect(summary).toHaveFocus()
    const links = within(summary).getAllByRole('link')
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Enter your first name.',
      'Enter your last name.',
    ])
    await expect(field(canvas, 'First name')).toHaveAccessibleDescription('Enter your first name.')
    await expect(field(canvas, 'Last name')).toHaveAccessibleDescription('Enter your last name.')
    await expect(args.onChangeSave).not.toHaveBeenCalled()
  },
}

export const SaveFailed: Story = {
  name: 'Error: not saved',
  tags: ['!autodocs'],
  args: { failure: { kind: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Unknown error saving your Name')
  },
}

export const Refused: Story = {
  name: "Error: the server's own words",
  tags: ['!autodocs'],
  args: { failure: { kind: 'refused', errors: ['The name differs from your license.'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The name differs from your license.')
  },
}

export const Saving: Story = {
  name: 'Loading: saving',
  args: { state: 'saving', typed: { ...nameFormOf(ito.profile), lastName: 'Ito-Brandt' } },
  play: async ({ args, canvas }) => {
    await userEvent.type(field(canvas, 'Suffix'), '{Enter}')
    await expect(args.onChangeSave).not.toHaveBeenCalled()
  },
}

export const Saved: Story = {
  tags: ['!autodocs'],
  args: { state: 'saved' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveFocus()
    await expect(canvas.getByText('Name saved')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/profile')
  },
}

const unnamed = { ...ito.profile, fullName: null, firstName: null, middleName: null, lastName: null, suffix: null }
export const NoneOnFile: Story = {
  name: 'Empty: none on file',
  args: { profile: unnamed, typed: nameFormOf(unnamed) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None on file')).toBeVisible()
    await expect(field(canvas, 'Last name')).toHaveValue('')
  },
}

const readOnly: Story['play'] = async ({ args, canvas }) => {
  await expect(canvas.getByText(args.profile.fullName ?? 'None on file')).toBeVisible()
  await expect(canvas.getByRole('note')).toBeVisible()
  await expect(canvas.queryByRole('textbox')).toBeNull()
}
export const HomeOffice: Story = {
  name: 'Read-only: home office',
  args: { ...asPerson(demoPerson('hale')), onwardHref: '/dashboard' },
  play: readOnly,
}
export const OfficeStaff: Story = { name: 'Read-only: office staff', args: asPerson(demoPerson('lin')), play: readOnly }
export const AgentGuest: Story = { name: 'Read-only: guest', args: asPerson(demoPerson('guest')), play: readOnly }

const longNamed = {
  ...ito.profile,
  fullName: 'Maximiliane Featherstonehaugh Wolfeschlegelsteinhausenbergerdorff-Cholmondeley III',
  firstName: 'Maximiliane',
  middleName: 'Featherstonehaugh',
  lastName: 'Wolfeschlegelsteinhausenbergerdorff-Cholmondeley',
  suffix: 'III',
}
export const LongContent: Story = { args: { profile: longNamed, typed: nameFormOf(longNamed) }, ...phone }
export const Narrow: Story = { ...phone }
export const Tablet: Story = { ...tablet }
