import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { brandInToolbar } from '../screens/brand-in-toolbar.js'
import { TokenDownloads } from './TokenDownloads.js'
import { TokenTable } from './TokenTable.js'

/**
 * The tokens are written once, in the format of the Design Tokens Community Group. The CSS variables, the names in
 * TypeScript and these files are made from them. Design tools read the files: one for each mode, or one with all modes
 * in `$extensions`.
 */
const meta = { title: 'Foundations/Tokens', parameters: { controls: { disable: true } } } satisfies Meta
export default meta
type Story = StoryObj

/** Every token that a style can name. Values of other modes and densities follow. */
export const All: Story = {
  render: (_, { globals }) => <TokenTable brand={brandInToolbar(globals)} />,
  play: async ({ canvas }) => {
    const writeText = fn<(text: string) => Promise<void>>().mockResolvedValue(undefined)
    spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard)
    await userEvent.type(canvas.getByLabelText('Find a token'), 'textMuted')
    await expect(canvas.getByRole('rowheader')).toHaveTextContent('color.textMuted')
    await userEvent.click(canvas.getByRole('button', { name: 'Copy --pp-color-text-muted' }))
    await expect(writeText).toHaveBeenCalledWith('var(--pp-color-text-muted)')
    await expect(await canvas.findByRole('button', { name: 'Copied --pp-color-text-muted' })).toHaveFocus()
    await userEvent.clear(canvas.getByLabelText('Find a token'))
  },
}

/** Files for design tools, and a style sheet for pages without React, in the brand of the toolbar. */
export const Downloads: Story = {
  render: (_, { globals }) => <TokenDownloads brand={brandInToolbar(globals)} />,
  play: async ({ canvas }) => {
    const made: Blob[] = []
    const links = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const urls = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) made.push(file)
      return 'blob:'
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Dark, JSON' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Style sheet, CSS' }))
    await waitFor(() => expect(made).toHaveLength(2))
    await expect(JSON.parse((await made[0]?.text()) ?? '')).toMatchObject({
      color: { $type: 'color', surface: { $value: '{neutral.190}' } },
    })
    await expect(await made[1]?.text()).toContain('--pp-color-surface: oklch(')
    links.mockRestore()
    urls.mockRestore()
  },
}
