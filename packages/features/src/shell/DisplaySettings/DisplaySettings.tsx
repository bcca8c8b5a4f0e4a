'use client'

import { RadioGroup } from '@producer-portal/ui'
import { type DensitySetting, type ModeSetting, tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'
import { useMessages } from '../../i18n/useMessages.js'
import { shellMessages } from '../messages.js'

interface Choice<T extends string> {
  readonly value: T
  /** Its words in the messages. */
  readonly text: keyof typeof shellMessages.entries
}

/** The modes to choose from, in their order. */
const modeChoices = [
  { value: 'system', text: 'modeSystem' },
  { value: 'light', text: 'modeLight' },
  { value: 'dark', text: 'modeDark' },
  { value: 'high-contrast', text: 'modeHighContrast' },
  { value: 'high-contrast-dark', text: 'modeHighContrastDark' },
] as const satisfies readonly Choice<ModeSetting>[]

/** The densities to choose from; `system` finds the one for touch screens. */
const densityChoices = [
  { value: 'system', text: 'densitySystem' },
  { value: 'comfortable', text: 'densityComfortable' },
  { value: 'compact', text: 'densityCompact' },
] as const satisfies readonly Choice<DensitySetting>[]

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${tokens.space[4]} ${tokens.space[3]};
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
  const t = useMessages(shellMessages)
  return (
    <Root>
      <RadioGroup
        label={t('mode')}
        value={mode}
        options={modeChoices.map(({ value, text }) => ({ value, label: t(text) }))}
        onValueChange={(chosen) => choose(modeChoices, chosen, onModeChange)}
      />
      <RadioGroup
        label={t('density')}
        value={density}
        options={densityChoices.map(({ value, text }) => ({ value, label: t(text) }))}
        onValueChange={(chosen) => choose(densityChoices, chosen, onDensityChange)}
      />
    </Root>
  )
}

/** Hands on the choice with its own type. */
function choose<T extends string>(choices: readonly { readonly value: T }[], chosen: string, tell: (value: T) => void) {
  const choice = choices.find(({ value }) => value === chosen)
  if (choice) tell(choice.value)
}
