'use client'

import { RadioGroup } from '@producer-portal/ui'
import type { DensitySetting, ModeSetting } from '@producer-portal/ui/tokens'
import { useMessages } from '../messages/use-messages.js'
import { densityChoices, modeChoices } from './display-choices.js'
import * as S from './DisplayChoice.styles.js'
import { shellMessages } from './messages.js'

export interface DisplayChoiceProps {
  /** Light, dark, one of the two high contrasts, or whatever the reader's system says. */
  mode: ModeSetting
  /** How tightly controls and rows stand; none is marked for one that is not offered. */
  density: DensitySetting
  /** Called with the mode that was chosen; it applies at once. */
  onModeChoose: (mode: ModeSetting) => void
  /** Called with the density that was chosen; it applies at once. */
  onDensityChoose: (density: DensitySetting) => void
}

/** Use it where people look after themselves, such as the profile card: how the portal looks to them. */
export function DisplayChoice({ mode, density, onModeChoose, onDensityChoose }: DisplayChoiceProps) {
  const say = useMessages(shellMessages)
  return (
    <S.Root>
      <RadioGroup
        label={say('mode')}
        value={mode}
        options={modeChoices.map(({ value, text }) => ({ value, label: say(text) }))}
        onValueChange={(chosen) => choose(modeChoices, chosen, onModeChoose)}
      />
      <RadioGroup
        label={say('density')}
        value={density}
        options={densityChoices.map(({ value, text }) => ({ value, label: say(text) }))}
        onValueChange={(chosen) => choose(densityChoices, chosen, onDensityChoose)}
      />
    </S.Root>
  )
}

/** Hands on the choice with its own type. */
function choose<T extends string>(choices: readonly { readonly value: T }[], chosen: string, tell: (value: T) => void) {
  const choice = choices.find(({ value }) => value === chosen)
  if (choice) tell(choice.value)
}
