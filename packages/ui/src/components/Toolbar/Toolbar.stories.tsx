import type { Meta, StoryObj } from '@storybook/react-vite'
import { Columns3Icon } from 'lucide-react'
import { Button } from '../Button/Button.js'
import { MenuButton } from '../MenuButton/MenuButton.js'
import { Text } from '../Text/Text.js'
import { Toolbar } from './Toolbar.js'

const meta = {
  title: 'Components/Toolbar',
  component: Toolbar,
  args: {
    label: 'List',
    children: <Text tone="muted">Showing 240 cases</Text>,
    end: (
      <>
        <Button size="small" variant="quiet" iconStart={Columns3Icon}>
          Columns
        </Button>
        <MenuButton size="small" entries={[{ id: 'csv', label: 'CSV' }]}>
          Export
        </MenuButton>
      </>
    ),
  },
  argTypes: { children: { control: false }, end: { control: false } },
} satisfies Meta<typeof Toolbar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const StartOnly: Story = { args: { end: undefined } }
export const OnAPhone: Story = { parameters: { viewportSize: { width: 320, height: 640 } } }
