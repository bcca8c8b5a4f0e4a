import type { Brand } from './brand.ts'

/** A sample brand: blue, and the one that is shown by default. */
export const meridianMutual: Brand = {
  id: 'meridian-mutual',
  name: 'Meridian Mutual',
  product: 'Meridian',
  hue: 262,
  chroma: 0.17,
  radius: 6,
  logo: {
    viewBox: '0 0 24 24',
    path: 'M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22Zm0 2c1.9 0 3.8 3.7 3.8 9s-1.9 9-3.8 9-3.8-3.7-3.8-9S10.1 3 12 3ZM7.7 4.1A17 17 0 0 0 6.2 12c0 3 .6 5.9 1.5 7.9a9 9 0 0 1 0-15.8Zm8.6 0a9 9 0 0 1 0 15.8c1-2 1.5-4.8 1.5-7.9s-.6-5.9-1.5-7.9Z',
  },
  motif: {
    viewBox: '0 0 96 96',
    path: 'M48 4a44 44 0 1 1 0 88a44 44 0 1 1 0-88M48 4a31 44 0 1 1 0 88a31 44 0 1 1 0-88M48 4a16 44 0 1 1 0 88a16 44 0 1 1 0-88',
  },
  phone: '800-555-0142',
  salesPhone: '800-555-0147',
  email: 'service@meridian.example.com',
  links: [
    { label: 'Privacy', href: 'https://meridian.example.com/privacy' },
    { label: 'Online Privacy', href: 'https://meridian.example.com/online-privacy' },
    { label: 'Legal & Terms', href: 'https://meridian.example.com/legal' },
    { label: 'Accessibility', href: 'https://meridian.example.com/accessibility' },
  ],
  social: [
    { label: 'LinkedIn', href: 'https://social.example.com/linkedin/meridian-mutual' },
    { label: 'Facebook', href: 'https://social.example.com/facebook/meridian-mutual' },
    { label: 'YouTube', href: 'https://social.example.com/youtube/meridian-mutual' },
  ],
}

/** A sample brand: sea green, sharper corners. */
export const harborLife: Brand = {
  id: 'harbor-life',
  name: 'Harbor Life',
  product: 'Harbor',
  hue: 190,
  chroma: 0.1,
  radius: 4,
  logo: {
    viewBox: '0 0 24 24',
    path: 'M12 1.5a3 3 0 0 1 1.2 5.75V9H17v2.2h-3.8v9.3a7.4 7.4 0 0 0 5.7-5.6l-1.7 1-.9-1.8 4.7-3 .9.6C22 18 17.5 22.9 12 22.9S2 18 2.1 11.7l.9-.6 4.7 3-.9 1.8-1.7-1a7.4 7.4 0 0 0 5.7 5.6v-9.3H7V9h3.8V7.25A3 3 0 0 1 12 1.5Zm0 2a1 1 0 1 0 0 2 1 1 0 0 0 0-2Z',
  },
  motif: {
    viewBox: '0 0 96 96',
    path: 'M4 30q11-12 22 0t22 0 22 0 22 0M4 48q11-12 22 0t22 0 22 0 22 0M4 66q11-12 22 0t22 0 22 0 22 0M15 84q11-12 22 0t22 0 22 0M15 12q11-12 22 0t22 0 22 0',
  },
  phone: '800-555-0163',
  salesPhone: '800-555-0168',
  email: 'help@harborlife.example.com',
  links: [
    { label: 'Privacy', href: 'https://harborlife.example.com/privacy' },
    { label: 'Online Privacy', href: 'https://harborlife.example.com/online-privacy' },
    { label: 'Legal & Terms', href: 'https://harborlife.example.com/legal' },
    { label: 'Accessibility', href: 'https://harborlife.example.com/accessibility' },
  ],
  social: [
    { label: 'LinkedIn', href: 'https://social.example.com/linkedin/harbor-life' },
    { label: 'Facebook', href: 'https://social.example.com/facebook/harbor-life' },
    { label: 'YouTube', href: 'https://social.example.com/youtube/harbor-life' },
  ],
}

/** A sample brand: alpine red, rounder corners. */
const alpineAssurance: Brand = {
  id: 'alpine-assurance',
  name: 'Alpine Assurance',
  product: 'Alpine',
  hue: 18,
  chroma: 0.16,
  radius: 10,
  logo: {
    viewBox: '0 0 24 24',
    path: 'M9.2 5.2a1.2 1.2 0 0 1 2.1 0l3.1 5.6 1.3-2a1.2 1.2 0 0 1 2 0l6 9.9A1.2 1.2 0 0 1 22.7 20.5H1.3a1.2 1.2 0 0 1-1-1.8L9.2 5.2Zm1.1 3.2-1.9 3.1 1.9 1.5 1.9-1.5-1.9-3.1Z',
  },
  motif: {
    viewBox: '0 0 96 96',
    path: 'M4 88 36 20l18 32 8-12 30 48M16 88l20-44 18 32 8-12 15 24M28 88l8-18 10 18',
  },
  phone: '800-555-0187',
  salesPhone: '800-555-0182',
  email: 'partners@alpine.example.com',
  links: [
    { label: 'Privacy', href: 'https://alpine.example.com/privacy' },
    { label: 'Online Privacy', href: 'https://alpine.example.com/online-privacy' },
    { label: 'Legal & Terms', href: 'https://alpine.example.com/legal' },
    { label: 'Accessibility', href: 'https://alpine.example.com/accessibility' },
  ],
  social: [
    { label: 'LinkedIn', href: 'https://social.example.com/linkedin/alpine-assurance' },
    { label: 'Facebook', href: 'https://social.example.com/facebook/alpine-assurance' },
    { label: 'YouTube', href: 'https://social.example.com/youtube/alpine-assurance' },
  ],
}

/** The brands that `BRAND` knows by their id. */
export const brands: readonly Brand[] = [meridianMutual, harborLife, alpineAssurance]

/** The brand of a deployment that names none. */
export const defaultBrand: Brand = meridianMutual
