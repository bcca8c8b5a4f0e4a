'use client'

import { RadioGroup, Switch } from '@producer-portal/ui'
import { type DensitySetting, type ModeSetting, tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'
import { useMessages } from '../../i18n/useMessages.js'
import { profileCardMessages } from '../later-messages.js'

interface Choice<T extends string> {
  readonly value: T
  /** Its words in the messages. */
  readonly text: keyof typeof profileCardMessages.entries
}

/** The schemes to choose from, in their order. */
const schemeChoices = [
  { value: 'system', text: 'modeSystem' },
  { value: 'light', text: 'modeLight' },
  { value: 'dark', text: 'modeDark' },
] as const satisfies readonly Choice<ModeSetting>[]

type Scheme = (typeof schemeChoices)[number]['value']

const plainModes = { 'high-contrast': 'light', 'high-contrast-dark': 'dark' } as const
const contrastModes = { light: 'high-contrast', dark: 'high-contrast-dark' } as const

/** The densities to choose from; `system` finds the one for touch screens. */
const densityChoices = [
  { value: 'system', text: 'densitySystem' },
  { value: 'comfortable', text: 'densityComfortable' },
  { value: 'compact', text: 'densityCompact' },
] as const satisfies readonly Choice<DensitySetting>[]

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space[3]};
`

export interface DisplaySettingsProps {
  /** The selected mode: light, dark, one of the two high-contrast modes, or that of the user's system. */
  mode: ModeSetting
  /** The density of controls and rows; none is selected if the density isn't offered. */
  density: DensitySetting
  /** Called with the mode that was chosen; it applies at once. */
  onModeChange: (mode: ModeSetting) => void
  /** Called with the density that was chosen; it applies at once. */
  onDensityChange: (density: DensitySetting) => void
}

/** Use it to let users choose the mode and the density, for example in the profile card. */
export function DisplaySettings({ mode, density, onModeChange, onDensityChange }: DisplaySettingsProps) {
  const t = useMessages(profileCardMessages)
  const isHighContrast = mode in plainModes
  const scheme = toScheme(mode)
  return (
    <Root>
      <RadioGroup
        label={t('mode')}
        layout="segmented"
        value={scheme}
        options={schemeChoices.map(({ value, text }) => ({ value, label: t(text) }))}
        onValueChange={(chosen) =>
          choose(schemeChoices, chosen, (next) =>
            onModeChange(isHighContrast && next !== 'system' ? contrastModes[next] : next),
          )
        }
      />
      <Switch
        label={t('modeHighContrast')}
        checked={isHighContrast}
        onChange={({ target }) => onModeChange(target.checked ? contrastModes[toShownScheme(scheme)] : scheme)}
      />
      <RadioGroup
        label={t('density')}
        layout="segmented"
        value={density}
        options={densityChoices.map(({ value, text }) => ({ value, label: t(text) }))}
        onValueChange={(chosen) => choose(densityChoices, chosen, onDensityChange)}
      />
    </Root>
  )
}

/** Light, dark or that of the system, without its contrast. */
function toScheme(mode: ModeSetting): Scheme {
  return mode === 'high-contrast' || mode === 'high-contrast-dark' ? plainModes[mode] : mode
}

/**
 * The mode that the system shows now, for those who follow it and want more contrast: it has no mode for that of its
 * own.
 */
function toShownScheme(scheme: Scheme): 'light' | 'dark' {
  if (scheme !== 'system') return scheme
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Hands on the choice with its own type. */
function choose<T extends string>(choices: readonly { readonly value: T }[], chosen: string, tell: (value: T) => void) {
  const choice = choices.find(({ value }) => value === chosen)
  if (choice) tell(choice.value)
}
