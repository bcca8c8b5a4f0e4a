import { brands, densities, meridianMutual, modes } from '@producer-portal/ui/tokens'
import type { Brand, DensitySetting, ModeSetting } from '@producer-portal/ui/tokens'
import { useAtom } from 'jotai'
import { storedChoice } from './stored-choice.js'

const modeAtom = storedChoice<ModeSetting>('producer-portal.mode', ['system', ...modes])
const densityAtom = storedChoice<DensitySetting>('producer-portal.density', ['system', ...densities])
const brandAtom = storedChoice<string>('producer-portal.brand', [meridianMutual.id, ...brands.map(({ id }) => id)])

/** How this reader wants the portal to look; kept in the browser, not with the account. */
export interface Preferences {
  readonly mode: ModeSetting
  readonly density: DensitySetting
  readonly brand: Brand
  readonly chooseMode: (mode: ModeSetting) => void
  readonly chooseDensity: (density: DensitySetting) => void
  /** @param id the brand's short name; only a known one is kept */
  readonly chooseBrand: (id: string) => void
}

export function usePreferences(): Preferences {
  const [mode, chooseMode] = useAtom(modeAtom)
  const [density, chooseDensity] = useAtom(densityAtom)
  const [brandId, chooseBrand] = useAtom(brandAtom)
  const brand = brands.find(({ id }) => id === brandId) ?? meridianMutual
  return { mode, chooseMode, density, chooseDensity, brand, chooseBrand }
}
