import { authored, isMessageCatalog, listAuthored } from '@producer-portal/features/i18n'
import { coreTexts, formTexts, getText, listTexts, tablePartTexts, tableTexts } from '@producer-portal/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AuthoredTextTable } from './AuthoredTextTable.js'

const subjects = import.meta.glob<object>(
  ['../../packages/features/src/*/index.ts', '../../packages/features/src/*/*messages.ts'],
  { eager: true },
)
const catalogs = new Set(Object.values(subjects).flatMap((exports) => Object.values(exports).filter(isMessageCatalog)))
/** The words that the design system says unless a screen has others. */
const uiCatalogs = [coreTexts, formTexts, listTexts, tableTexts, tablePartTexts].map(({ subject, entries: texts }) => ({
  subject,
  entries: Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, authored(getText(text))])),
}))
const entries = [...catalogs, ...uiCatalogs].flatMap(listAuthored)

/** Every text that nobody prescribed, for the product's owner to read once. A brand or a deployment may reword any. */
const meta = {
  title: 'Audits/Authored texts',
  component: AuthoredTextTable,
  args: { entries },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof AuthoredTextTable>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(entries.length + 1)
    await expect(canvas.queryByText('Need help signing in?')).toBeNull()
  },
}
