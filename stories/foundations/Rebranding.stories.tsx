import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, spyOn, userEvent, within } from 'storybook/test'
import { BrandEditor } from './rebranding/BrandEditor.js'

/**
 * Another company makes the product its own with ten lines: a hue and how strong it is, a radius, a font, a logo, and
 * the names and addresses that texts speak of. Every shade, edge and corner is derived from them, so contrast holds
 * whatever the hue. Hand the brand to `ThemeProvider`, and load the files of its font as `@producer-portal/ui/font.css`
 * does for Inter.
 */
const meta = {
  title: 'Foundations/Re-branding',
  component: BrandEditor,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof BrandEditor>
export default meta
type Story = StoryObj<typeof meta>

const accentIn = (element: Element) => getComputedStyle(element).getPropertyValue('--pp-color-accent').trim()
const headerOf = (canvasElement: HTMLElement) => {
  const header = within(canvasElement)
    .getByRole('region', { name: /^Preview of/ })
    .querySelector('header')
  if (!header) throw new Error('The preview has no header')
  return header
}

export const Editor: Story = {
  tags: ['both-modes'],
  play: async ({ canvas, canvasElement }) => {
    const [before, around] = [accentIn(headerOf(canvasElement)), accentIn(canvasElement)]
    const hue = canvas.getByLabelText('Hue')
    await fireEvent.change(hue, { target: { value: '30' } })
    const code = canvas.getByRole('region', { name: 'The whole brand, in ten lines' })
    await expect(code).toHaveTextContent('hue: 30, chroma: 0.12, radius: 8,')
    await expect(code.textContent.split('\n')).toHaveLength(10)
    await expect(accentIn(headerOf(canvasElement))).not.toBe(before)
    await expect(accentIn(headerOf(canvasElement))).toMatch(/ 30\)$/)
    await expect(accentIn(canvasElement)).toBe(around)
    await expect(Number(canvas.getByTestId('light 4.5').textContent)).toBeGreaterThanOrEqual(4.5)
  },
}

/** The names speak in the preview and in the code; the copy button hands over all ten lines. */
export const OwnNames: Story = {
  play: async ({ canvas }) => {
    const writeText = fn<(text: string) => Promise<void>>().mockResolvedValue(undefined)
    spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard)
    await userEvent.clear(canvas.getByLabelText('Company'))
    await userEvent.type(canvas.getByLabelText('Company'), "O'Hara Life")
    await userEvent.selectOptions(canvas.getByLabelText('Font'), 'Georgia')
    await expect(canvas.getByRole('region', { name: "Preview of O'Hara Life" })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the brand' }))
    await expect(writeText).toHaveBeenCalledWith(expect.stringContaining("name: 'O\\'Hara Life',"))
    await expect(writeText).toHaveBeenCalledWith(expect.stringContaining("id: 'o-hara-life',"))
    await expect(writeText).toHaveBeenCalledWith(expect.stringContaining("font: ['Georgia'],"))
  },
}

/** In every mode at once-over: dark on black for users who ask for more contrast at night. */
export const HighContrastDark: Story = {
  tags: ['both-modes'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByLabelText('High contrast, dark'))
    await expect(getComputedStyle(headerOf(canvasElement)).backgroundColor).toMatch(/^oklch\(0 0 /)
    await expect(Number(canvas.getByTestId('high-contrast-dark 4.5').textContent)).toBeGreaterThanOrEqual(7)
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
}
