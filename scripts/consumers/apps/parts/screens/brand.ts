import type { Brand } from '@producer-portal/ui/tokens'

export const brand: Brand = {
  id: 'cedar-mutual',
  name: 'Cedar Mutual',
  product: 'Cedar',
  hue: 140,
  chroma: 0.13,
  radius: 8,
  logo: { src: 'data:image/svg+xml,', width: 120, height: 32 },
  phone: '800-555-0100',
  email: 'service@cedar.example.com',
  links: [{ label: 'Privacy', href: 'https://cedar.example.com/privacy' }],
}
