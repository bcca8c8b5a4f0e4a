'use client'

import { Icon, LockIcon, Switch } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { color, space } = tokens

const Locked = styled.span`
  display: inline-flex;
  gap: ${space[2]};
  align-items: center;

  & > svg {
    flex: none;
    color: ${color.textMuted};
  }
`

/** As far from the edges of its card as the lines beside it. */
const Root = styled.div`
  padding: ${space[4]} ${space[5]};

  /* A locked switch is as readable as the rest: only the switch is gray, and a lock says why. */
  & label:has(:disabled) {
    color: ${color.text};
  }
`

export interface PreferenceSwitchProps {
  /** The setting to switch. */
  label: string
  /** An explanation, or the reason it cannot be switched. */
  hint: string
  /** The state in words, where on and off say too little. */
  stateText?: string
  /** True if the preference is on. */
  isSelected: boolean
  /** Prevents changes. Default: false. */
  isDisabled?: boolean
  /** The reason the last change wasn't saved. */
  error?: string
  /** Called with the new state. */
  onChange: (isSelected: boolean) => void
}

/** A line of a card with a preference that is saved as soon as it is switched. */
export function PreferenceSwitch({
  label,
  hint,
  stateText,
  isSelected,
  isDisabled,
  error,
  onChange,
}: PreferenceSwitchProps) {
  return (
    <Root>
      <Switch
        label={
          isDisabled ? (
            <Locked>
              {label}
              <Icon icon={LockIcon} />
            </Locked>
          ) : (
            label
          )
        }
        hint={hint}
        stateText={stateText}
        error={error}
        checked={isSelected}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
    </Root>
  )
}
