import type { Brand } from '../brands.js'
import { rampOf, stateHues, type Palette } from './Palette.js'

/** Near-black page that lightens as things rise towards the reader. */
export function darkPalette({ hue, chroma }: Pick<Brand, 'hue' | 'chroma'>): Palette {
  const grey = rampOf(hue)
  const accent = rampOf(hue)
  const info = rampOf(stateHues.info)
  const success = rampOf(stateHues.success)
  const warning = rampOf(stateHues.warning)
  const danger = rampOf(stateHues.danger)
  return {
    surface: grey(0.19, 0.008),
    surfaceRaised: grey(0.225, 0.009),
    surfaceSunken: grey(0.165, 0.007),
    surfaceSelected: accent(0.26, 0.03),
    text: grey(0.945, 0.004),
    textMuted: grey(0.74, 0.012),
    textDisabled: grey(0.52, 0.01),
    textOnAccent: grey(1, 0),
    accent: accent(0.545, chroma),
    accentHover: accent(0.5, chroma),
    accentActive: accent(0.46, chroma),
    accentSubtle: accent(0.28, chroma * 0.35),
    accentText: accent(0.8, chroma * 0.65),
    border: grey(0.305, 0.01),
    borderStrong: grey(0.58, 0.014),
    focusRing: accent(0.74, chroma * 0.8),
    link: accent(0.78, chroma * 0.7),
    linkHover: accent(0.88, chroma * 0.45),
    controlHover: grey(0.265, 0.01),
    controlActive: grey(0.305, 0.011),
    infoText: info(0.82, 0.09),
    infoSurface: info(0.25, 0.035),
    infoBorder: info(0.4, 0.06),
    successText: success(0.82, 0.12),
    successSurface: success(0.25, 0.035),
    successBorder: success(0.4, 0.06),
    warningText: warning(0.84, 0.12),
    warningSurface: warning(0.26, 0.035),
    warningBorder: warning(0.42, 0.06),
    dangerText: danger(0.79, 0.12),
    dangerSurface: danger(0.25, 0.045),
    dangerBorder: danger(0.42, 0.09),
    danger: danger(0.55, 0.19),
    dangerHover: danger(0.51, 0.18),
    dangerActive: danger(0.46, 0.17),
    textOnDanger: grey(1, 0),
    neutralSurface: grey(0.285, 0.01),
    rowHover: grey(0.225, 0.01),
    tableHeader: grey(0.21, 0.008),
    lockedEdge: grey(0.58, 0.014),
    skeleton: grey(0.28, 0.01),
    tooltipSurface: grey(0.36, 0.014),
    tooltipText: grey(0.97, 0.003),
    overlay: grey(0.1, 0.01),
  }
}
