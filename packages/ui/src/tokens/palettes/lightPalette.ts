import type { Brand } from '../brands.js'
import { rampOf, stateHues, type Palette } from './Palette.js'

/** White page, near-black text, the accent dark enough to carry white text. */
export function lightPalette({ hue, chroma }: Pick<Brand, 'hue' | 'chroma'>): Palette {
  const grey = rampOf(hue)
  const accent = rampOf(hue)
  const info = rampOf(stateHues.info)
  const success = rampOf(stateHues.success)
  const warning = rampOf(stateHues.warning)
  const danger = rampOf(stateHues.danger)
  return {
    surface: grey(1, 0),
    surfaceRaised: grey(1, 0),
    surfaceSunken: grey(0.978, 0.003),
    surfaceSelected: accent(0.965, 0.015),
    text: grey(0.24, 0.018),
    textMuted: grey(0.49, 0.02),
    textDisabled: grey(0.66, 0.012),
    textOnAccent: grey(1, 0),
    accent: accent(0.51, chroma),
    accentHover: accent(0.45, chroma),
    accentActive: accent(0.4, chroma),
    accentSubtle: accent(0.955, chroma * 0.14),
    accentText: accent(0.47, chroma),
    border: grey(0.918, 0.005),
    borderStrong: grey(0.637, 0.015),
    focusRing: accent(0.55, chroma),
    link: accent(0.49, chroma),
    linkHover: accent(0.38, chroma),
    controlHover: grey(0.965, 0.005),
    controlActive: grey(0.935, 0.007),
    infoText: info(0.44, 0.12),
    infoSurface: info(0.972, 0.014),
    infoBorder: info(0.85, 0.06),
    successText: success(0.43, 0.11),
    successSurface: success(0.975, 0.018),
    successBorder: success(0.84, 0.08),
    warningText: warning(0.45, 0.1),
    warningSurface: warning(0.978, 0.026),
    warningBorder: warning(0.84, 0.1),
    dangerText: danger(0.48, 0.17),
    dangerSurface: danger(0.972, 0.013),
    dangerBorder: danger(0.84, 0.08),
    danger: danger(0.53, 0.19),
    dangerHover: danger(0.47, 0.18),
    dangerActive: danger(0.42, 0.16),
    textOnDanger: grey(1, 0),
    neutralSurface: grey(0.95, 0.006),
    rowHover: grey(0.975, 0.006),
    tableHeader: grey(0.983, 0.003),
    lockedEdge: grey(0.637, 0.015),
    skeleton: grey(0.935, 0.006),
    tooltipSurface: grey(0.26, 0.018),
    tooltipText: grey(0.98, 0.003),
    overlay: grey(0.2, 0.02),
  }
}
