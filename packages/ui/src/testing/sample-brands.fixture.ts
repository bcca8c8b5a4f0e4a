import { defaultBrand, type Brand } from '../tokens/brand.js'

/** A sample brand: sea green, sharper corners. */
export const seaBrand: Brand = {
  ...defaultBrand,
  id: 'sea',
  name: 'Sea Company',
  product: 'Sea',
  hue: 190,
  chroma: 0.1,
  radius: 4,
  logo: { viewBox: '0 0 24 24', path: 'M2 14c3-4 7-4 10 0s7 4 10 0v6H2ZM12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z' },
}

/** A sample brand: red, rounder corners. */
const redBrand: Brand = {
  ...defaultBrand,
  id: 'red',
  name: 'Red Company',
  product: 'Red',
  hue: 18,
  chroma: 0.16,
  radius: 10,
  logo: { viewBox: '0 0 24 24', path: 'M12 2 1 21h22ZM12 9l5 9H7Z' },
}

/** Brands that differ in everything a theme takes from a brand. */
export const sampleBrands: readonly Brand[] = [defaultBrand, seaBrand, redBrand]
