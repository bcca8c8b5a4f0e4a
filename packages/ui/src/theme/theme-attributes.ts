import type { Brand } from '../tokens/brand.js'
import type { DensitySetting, ModeSetting } from '../tokens/modes.js'

/** The parts of a theme. */
export interface ThemeSetting {
  readonly brand: Brand
  readonly mode: ModeSetting
  readonly density: DensitySetting
}

/** The attributes that choose a theme; a server may write them on `<html>` so that the first paint has it. */
export function getThemeAttributes({ brand, mode, density }: ThemeSetting): Record<`data-pp-${string}`, string> {
  return { 'data-pp-brand': brand.id, 'data-pp-mode': mode, 'data-pp-density': density }
}
