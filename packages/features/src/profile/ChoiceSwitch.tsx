'use client'

import { Switch, useAnnounce } from '@producer-portal/ui'
import { useEffect } from 'react'
import * as S from './ChoiceSwitch.styles.js'

export interface ChoiceSwitchProps {
  /** What is switched. */
  label: string
  /** What it means, or why it cannot be switched. */
  hint: string
  /** The state in words, where on and off say too little. */
  stateText?: string
  isOn: boolean
  isDisabled?: boolean
  /** Why the last choice was not saved; it is also read out, because nobody sent a form. */
  error?: string
  onSwitch: (isOn: boolean) => void
}

/** A line of a card with a choice that counts as soon as it is made. */
export function ChoiceSwitch({ label, hint, stateText, isOn, isDisabled, error, onSwitch }: ChoiceSwitchProps) {
  const announce = useAnnounce()
  useEffect(() => {
    if (error) announce(error)
  }, [announce, error])
  return (
    <S.Root>
      <Switch
        side="end"
        label={label}
        hint={hint}
        stateText={stateText}
        error={error}
        checked={isOn}
        disabled={isDisabled}
        onChange={({ target }) => onSwitch(target.checked)}
      />
    </S.Root>
  )
}
