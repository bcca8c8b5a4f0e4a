import { overrideMessages, Text } from '@producer-portal/ui'
import { brands } from '@producer-portal/domain/brand'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { toBrandTexts } from './brand-texts.js'
import { authored, defineMessages } from './define-messages.js'
import { MessagesProvider } from './MessagesProvider.js'
import { useMessages } from './useMessages.js'

const greetings = defineMessages('greetings', {
  welcome: authored('Welcome to {product}.'),
  help: authored('{brand} helps at {phone} or {email}.'),
})

function Greeting() {
  const t = useMessages(greetings)
  return (
    <>
      <Text>{t('welcome')}</Text>
      <Text tone="muted">{t('help')}</Text>
    </>
  )
}

Greeting.displayName = 'Greeting' // kept in the code that the docs show

const harbor = {
  brand: 'Harbor Life',
  product: 'Harbor Desk',
  phone: '555-0142',
  salesPhone: '555-0147',
  email: 'desk@harbor.example',
}

/** The brand in every text below it, and the texts that a deployment words in its own way. */
const meta = {
  title: 'Features/i18n/MessagesProvider',
  component: MessagesProvider,
  args: { brand: harbor, children: <Greeting /> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof MessagesProvider>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Welcome to Harbor Desk.')).toBeVisible()
    await expect(canvas.getByText('Harbor Life helps at 555-0142 or desk@harbor.example.')).toBeVisible()
  },
}

/** The words of each brand of the design system. */
export const BrandsOfTheDesignSystem: Story = {
  render: () => (
    <>
      {brands.map((brand) => (
        <MessagesProvider key={brand.id} brand={toBrandTexts(brand)}>
          <Greeting />
        </MessagesProvider>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const { product } of brands) await expect(canvas.getByText(`Welcome to ${product}.`)).toBeVisible()
  },
}

/** One text is overridden; its placeholders still work, and the other texts stay. */
export const Overrides: Story = {
  args: { overrides: [overrideMessages(greetings, { welcome: 'Good to see you at {product}!' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Good to see you at Harbor Desk!')).toBeVisible()
    await expect(canvas.getByText(/^Harbor Life helps/)).toBeVisible()
  },
}

/** A long name of a brand wraps like any other text. */
export const LongContent: Story = {
  args: {
    brand: { ...harbor, brand: 'The Harbor and Lakeshore Mutual Life Insurance Company of the Northern States' },
  },
}
