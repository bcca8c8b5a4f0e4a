import type { Meta, StoryObj } from '@storybook/react-vite'
import { BuildingIcon } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Tag } from './Tag.js'

/**
 * Use it for a word that was attached to something, or a filter that can be taken away. A state is a `Badge`; a word
 * that leads somewhere is a `Link`.
 *
 * **Keyboard.** `Tab` reaches the remove button, `Enter` or `Space` removes. Move the focus to the next tag then.
 */
const meta = {
  title: 'Components/Tag',
  component: Tag,
  args: { label: 'Term Life' },
  argTypes: { glyph: { control: false } },
} satisfies Meta<typeof Tag>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Accent: Story = { args: { tone: 'accent' } }

export const WithAnIcon: Story = { args: { label: 'Lakeshore Financial Group', glyph: BuildingIcon } }

export const Removable: Story = {
  args: { tone: 'accent', onRemove: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove Term Life' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

export const RemovableNeutral: Story = { args: { onRemove: fn() } }

export const LongWordsOnAPhone: Story = {
  args: { label: 'Agent: Featherstonehaugh-Cholmondeley, Maximiliana Theodora Alexandrina', onRemove: fn() },
  parameters: { viewportSize: { width: 320, height: 640 } },
}
