export { brandSchema, getPortalName } from './brand.ts'
export type { Brand, BrandLink, BrandLogo, BrandMotif } from './brand.ts'
export { alpineAssurance, brands, defaultBrand, harborLife, meridianMutual } from './brands.ts'
