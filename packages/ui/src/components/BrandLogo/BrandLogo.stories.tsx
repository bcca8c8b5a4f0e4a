import type { Meta, StoryObj } from '@storybook/react-vite'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { State } from '../../testing/stories/State.js'
import { StatesRow } from '../../testing/stories/StatesRow.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { sampleBrands, seaBrand } from '../../testing/sample-brands.fixture.js'
import { defaultBrand, type Brand } from '../../tokens/brand.js'
import { brandLogoGuidance } from './BrandLogo.guidance.js'
import { BrandLogo } from './BrandLogo.js'

const drawing =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 32'><rect width='120' height='32' rx='6' fill='#2456c9'/></svg>"
const withPicture: Brand = {
  ...defaultBrand,
  logo: { src: `data:image/svg+xml,${encodeURIComponent(drawing)}`, width: 120, height: 32 },
}

const meta = {
  title: 'Components/BrandLogo',
  component: BrandLogo,
  tags: ['stable'],
  args: { brand: defaultBrand },
  parameters: { guidance: brandLogoGuidance },
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
