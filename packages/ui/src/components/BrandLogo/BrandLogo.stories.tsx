import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Guidance, sheetParameters, State, StatesRow, StatesSheet } from '../../testing/stories/component-page.js'
import { sampleBrands, seaBrand } from '../../testing/sample-brands.fixture.js'
import { defaultBrand, type Brand } from '../../tokens/brand.js'
import { BrandLogo } from './BrandLogo.js'

const drawing =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 32'><rect width='120' height='32' rx='6' fill='#2456c9'/></svg>"
const withPicture: Brand = {
  ...defaultBrand,
  logo: { src: `data:image/svg+xml,${encodeURIComponent(drawing)}`, width: 120, height: 32 },
}

const guidance = {
  when: ['Where the brand shows itself: the header, the sign-in page, a printed statement.'],
  whenNot: ['As decoration inside a page.', 'For other companies: use their name.'],
  anatomy: [
    ['Drawing', 'One path in the accent color, which every mode can draw, or a picture 32 px high.'],
    ['Words', 'The product, the company, or none where the picture holds them already.'],
  ],
  keyboard: [],
  pattern: 'Text beside decoration; an image named by the company where the drawing is on its own.',
} satisfies Guidance

const meta = {
  title: 'Components/BrandLogo',
  component: BrandLogo,
  tags: ['stable'],
  args: { brand: defaultBrand },
  parameters: { guidance },
} satisfies Meta<typeof BrandLogo>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const AnotherBrand: Story = { args: { brand: seaBrand } }
export const WithTheCompany: Story = { args: { text: 'company' } }
export const DrawingAlone: Story = { args: { text: 'none' } }

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      {sampleBrands.map((brand) => (
        <StatesRow key={brand.id} label={brand.name}>
          <State label="product">
            <BrandLogo brand={brand} />
          </State>
          <State label="company">
            <BrandLogo brand={brand} text="company" />
          </State>
          <State label="drawing alone">
            <BrandLogo brand={brand} text="none" />
          </State>
        </StatesRow>
      ))}
      <StatesRow label="A picture">
        <State label="product">
          <BrandLogo brand={withPicture} />
        </State>
        <State label="picture alone">
          <BrandLogo brand={withPicture} text="none" />
        </State>
        <State label="long name" width="column">
          <BrandLogo brand={{ ...withPicture, product: 'Example Producer Workbench for Agencies' }} />
        </State>
      </StatesRow>
    </StatesSheet>
  ),
}
