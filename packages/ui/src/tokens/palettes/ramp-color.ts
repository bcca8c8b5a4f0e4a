import type { Brand } from '../brand.js'
import { ramps } from '../generated/ramps.js'
import { fitGamut, type Oklch } from '../oklch.js'

/** The tokens of one step of a ramp; what they leave out comes from the brand. */
interface RampStep {
  readonly l: number
  /** Chroma of its own, the same in every brand … */
  readonly c?: number
  /** … or a share of the brand's chroma. */
  readonly share?: number
  readonly h?: number
  readonly alpha?: number
}

const steps: Readonly<Record<string, Readonly<Record<string, RampStep>>>> = ramps

/**
 * One step of a ramp in the colors of a brand. The lightness is fixed by the step, so the contrast between two steps
 * hardly depends on the brand; the chroma is the most, up to what is asked, that a screen can show there.
 * @param name `accent.510`: the ramp and the step
 */
export function rampColor(name: string, { hue, chroma }: Pick<Brand, 'hue' | 'chroma'>): Oklch {
  const [ramp = '', key = ''] = name.split('.')
  const step = steps[ramp]?.[key]
  if (!step) throw new Error(`No ramp step ${name}`)
  const wantedChroma = Math.round((step.c ?? chroma * (step.share ?? 1)) * 10_000) / 10_000
  const color = fitGamut({ l: step.l, c: wantedChroma, h: step.h ?? hue })
  return step.alpha === undefined ? color : { ...color, alpha: step.alpha }
}
