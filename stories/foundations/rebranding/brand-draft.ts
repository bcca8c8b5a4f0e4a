import { type Brand } from '@producer-portal/ui/tokens'

/** The choices users make in the editor. */
export interface BrandDraft {
  readonly name: string
  readonly product: string
  readonly hue: number
  readonly chroma: number
  readonly radius: number
  /** The family name; Inter is the default, and needs no line. */
  readonly font: string
}

export const firstDraft: BrandDraft = {
  name: 'Cedar Mutual',
  product: 'Cedar',
  hue: 150,
  chroma: 0.12,
  radius: 8,
  font: 'Inter',
}

const slug = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'brand'

const inQuotes = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** The draft as a brand. Its id is fixed, so that the preview never dresses the page around it. */
export function toBrand({ font, ...draft }: BrandDraft): Brand {
  return {
    ...draft,
    id: 'live-preview',
    ...(font === 'Inter' ? {} : { font: [font] }),
    logo: {
      viewBox: '0 0 24 24',
      path: 'M12 1 21 15h-4l3 5h-6.5v3h-3v-3H4l3-5H3L12 1Zm0 4.6L7.4 12.8h3.2L8 17.6h8l-2.6-4.8h3.2L12 5.6Z',
    },
    phone: '800-555-0100',
    email: `service@${slug(draft.product)}.example.com`,
    links: [{ label: 'Privacy', href: `https://${slug(draft.product)}.example.com/privacy` }],
  }
}

/** The whole of a re-branding: the ten lines that another company writes. */
export function toCode(draft: BrandDraft): string {
  const { email, links, phone } = toBrand(draft)
  const font = draft.font === 'Inter' ? '' : `, font: [${inQuotes(draft.font)}]`
  return [
    'export const brand: Brand = {',
    `  id: ${inQuotes(slug(draft.name))},`,
    `  name: ${inQuotes(draft.name)},`,
    `  product: ${inQuotes(draft.product)},`,
    `  hue: ${draft.hue}, chroma: ${draft.chroma}, radius: ${draft.radius}${font},`,
    "  logo: { src: '/logo.svg', width: 120, height: 32 },",
    `  phone: ${inQuotes(phone)},`,
    `  email: ${inQuotes(email)},`,
    `  links: [{ label: 'Privacy', href: ${inQuotes(links[0]?.href ?? '')} }],`,
    '}',
  ].join('\n')
}
