import type { Brand } from '../brands.js'
import { rampOf, stateHues, type Palette } from './Palette.js'

/** Black on white, every edge drawn: text reaches 7:1 and all borders at least 4.5:1. */
export function highContrastPalette({ hue, chroma }: Pick<Brand, 'hue' | 'chroma'>): Palette {
  const grey = rampOf(hue)
  const accent = rampOf(hue)
  const info = rampOf(stateHues.info)
  const success = rampOf(stateHues.success)
  const warning = rampOf(stateHues.warning)
  const danger = rampOf(stateHues.danger)
  const white = grey(1, 0)
  const black = grey(0, 0)
  const edge = grey(0.4, 0.01)
  return {
    surface: white,
    surfaceRaised: white,
    surfaceSunken: white,
    surfaceSelected: accent(0.95, 0.03),
    text: black,
    textMuted: grey(0.33, 0.01),
    textDisabled: grey(0.5, 0.01),
    textOnAccent: white,
    accent: accent(0.36, chroma),
    accentHover: accent(0.28, chroma),
    accentActive: accent(0.2, chroma),
    accentSubtle: accent(0.94, 0.04),
    accentText: accent(0.32, chroma),
    border: edge,
    borderStrong: black,
    focusRing: black,
    link: accent(0.36, chroma),
    linkHover: black,
    controlHover: grey(0.94, 0.005),
    controlActive: grey(0.88, 0.007),
    infoText: info(0.33, 0.1),
    infoSurface: white,
    infoBorder: info(0.33, 0.1),
    successText: success(0.33, 0.09),
    successSurface: white,
    successBorder: success(0.33, 0.09),
    warningText: warning(0.35, 0.08),
    warningSurface: white,
    warningBorder: warning(0.35, 0.08),
    dangerText: danger(0.36, 0.15),
    dangerSurface: white,
    dangerBorder: danger(0.36, 0.15),
    danger: danger(0.4, 0.16),
    dangerHover: danger(0.33, 0.13),
    dangerActive: danger(0.27, 0.11),
    textOnDanger: white,
    neutralSurface: white,
    rowHover: grey(0.94, 0.005),
    tableHeader: white,
    lockedEdge: black,
    skeleton: grey(0.8, 0.005),
    tooltipSurface: black,
    tooltipText: white,
    overlay: black,
  }
}
