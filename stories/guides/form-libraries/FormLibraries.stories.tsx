import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { WithReactHookForm } from './WithReactHookForm.js'
import { WithTanStackForm } from './WithTanStackForm.js'

const meta = {
  title: 'Guides/Form libraries',
  tags: ['!autodocs'],
  component: WithReactHookForm,
  args: { onSave: fn() },
} satisfies Meta<typeof WithReactHookForm>
export default meta
type Story = StoryObj<typeof meta>

/** An empty form names what is wrong at each field; once they are filled, it hands over the entries. */
const fillIn: Story['play'] = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  const name = await canvas.findByRole('textbox', { name: /Name/ })
  await waitFor(() => expect(name).toHaveAccessibleDescription(/Enter a name\./))
  const agent = canvas.getByRole('combobox', { name: /Agent/ })
  await expect(agent).toHaveAccessibleDescription(/Choose an agent\./)
  await expect(args.onSave).not.toHaveBeenCalled()

  await userEvent.type(name, 'Kenji Ito')
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Contact by' }), 'Phone')
  await userEvent.type(agent, 'riv')
  await userEvent.click(await screen.findByRole('option', { name: /Rivera/ }))
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Owns the contract' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  const contact = { name: 'Kenji Ito', way: 'phone', agent: '100101', isOwner: true }
  await waitFor(() => expect(args.onSave).toHaveBeenCalled())
  await expect((args.onSave as ReturnType<typeof fn>).mock.lastCall?.[0]).toEqual(contact)
}

export const ReactHookForm: Story = {
  play: async (context) => {
    await fillIn(context)
  },
}

export const TanStackForm: Story = {
  render: (args) => <WithTanStackForm {...args} />,
  play: async (context) => {
    await fillIn(context)
  },
}

/** The library puts the focus on the first field that is wrong. */
export const FocusGoesToTheFirstFault: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Name/ })).toHaveFocus())
  },
}
