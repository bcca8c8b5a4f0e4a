'use client'
import { CheckIcon } from '../../icons/icons.js'
import { forwardRef, type HTMLAttributes } from 'react'
import { Icon } from '../Icon/Icon.js'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js'
import * as S from './Stepper.styles.js'
import { formTexts } from '../../i18n/form-texts.js'
import { useTexts } from '../../i18n/useTexts.js'

/** One step of a task. */
export interface StepItem {
  /** Tells the steps apart. */
  readonly id: string
  /** A word or three. */
  readonly label: string
}

export interface StepperProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The steps in their order; those before the current one are done. */
  steps: readonly StepItem[]
  /** Id of the step that users are at. */
  currentId: string
  /** Makes the steps that are done buttons that lead back, and is called when one is pressed. */
  onStepSelect?: (id: string) => void
  /** Names the list of steps; 'Progress' by default. */
  label?: string
  /** Read out with a step that is done; 'done' by default. */
  doneText?: string
  /** Line above the steps where there is no space for their labels; 'Step 2 of 4' by default. */
  summaryText?: (place: number, count: number) => string
}

/** Use it above a task of three to six steps that come one after the other. Views in any order are `Tabs`. */
export const Stepper = forwardRef<HTMLElement, StepperProps>(function Stepper(
  { steps, currentId, onStepSelect, label, doneText, summaryText, ...rest },
  ref,
) {
  const t = useTexts(formTexts)
  const current = steps.findIndex(({ id }) => id === currentId)
  return (
    <S.Root ref={ref} aria-label={label ?? t('progress')} {...rest}>
      <S.Summary aria-hidden>
        {summaryText?.(current + 1, steps.length) ?? t('step', { place: current + 1, count: steps.length })}:{' '}
        <strong>{steps[current]?.label}</strong>
      </S.Summary>
      <S.List>
        {steps.map(({ id, label: text }, index) => {
          const state = index < current ? 'done' : index === current ? 'current' : 'ahead'
          const isDone = state === 'done'
          return (
            <S.Step key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <S.Words>
                {isDone ? <Icon icon={CheckIcon} /> : <S.Number aria-hidden>{index + 1}</S.Number>}
                {isDone && onStepSelect ? (
                  <S.Back type="button" onClick={() => onStepSelect(id)}>
                    {text}
                  </S.Back>
                ) : (
                  <span>{text}</span>
                )}
                {isDone && <VisuallyHidden>, {doneText ?? t('done')}</VisuallyHidden>}
              </S.Words>
            </S.Step>
          )
        })}
      </S.List>
    </S.Root>
  )
})
