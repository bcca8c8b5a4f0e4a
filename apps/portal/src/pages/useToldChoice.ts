import type { ChoiceFailure } from '@producer-portal/features/profile'
import { useToast } from '@producer-portal/ui'
import { useRef, useState } from 'react'
import { refusalOf } from '../data/save.js'
import type { SaveResult } from '../data/save.js'

/** A choice that counts at once, as a page shows it. */
export interface ToldChoice {
  /** Why the last choice was not saved. */
  readonly failure: ChoiceFailure | undefined
  readonly choose: (isOn: boolean) => void
}

/**
 * Saves a choice and tells what came of it: a toast when it was saved, a failure for the place of the choice otherwise.
 * Of several in a row only the last one is told about.
 */
export function useToldChoice(
  saveChoice: (isOn: boolean) => Promise<SaveResult>,
  textOf: (isOn: boolean) => string,
): ToldChoice {
  const { show } = useToast()
  const [failure, setFailure] = useState<ChoiceFailure>()
  const choices = useRef(0)
  const choose = async (isOn: boolean) => {
    const choice = ++choices.current
    setFailure(undefined)
    const result = await saveChoice(isOn)
    if (choice !== choices.current) return
    if (result.kind === 'saved') show({ tone: 'success', message: textOf(isOn) })
    else setFailure(refusalOf(result) ?? { kind: result.kind === 'unreachable' ? 'unreachable' : 'failed' })
  }
  return { failure, choose: (isOn) => void choose(isOn) }
}
