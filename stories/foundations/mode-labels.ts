import type { Mode } from '@producer-portal/ui/tokens'

/** The modes in words. */
export const modeLabels: Readonly<Record<Mode, string>> = {
  light: 'Light',
  dark: 'Dark',
  'high-contrast': 'High contrast',
  'high-contrast-dark': 'High contrast, dark',
}
