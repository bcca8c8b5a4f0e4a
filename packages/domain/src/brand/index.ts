export { brandSchema, getPortalName } from './brand.ts'
export type { Brand } from './brand.ts'
export { brands, defaultBrand, harborLife, meridianMutual } from './brands.ts'
