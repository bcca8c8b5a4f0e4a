'use client'
import { CircleAlertIcon, CircleCheckIcon, CircleIcon } from '../../icons/icons.js'
import { forwardRef, useId, type HTMLAttributes, type ReactNode } from 'react'
import { Icon } from '../Icon/Icon.js'
import { LiveText } from '../LiveText/LiveText.js'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js'
import * as S from './Checklist.styles.js'
import { formTexts } from '../../i18n/form-texts.js'
import { useTexts } from '../../i18n/useTexts.js'

/** One line of a checklist. */
export interface ChecklistItem {
  /** Identifies the line. */
  readonly id: string
  /** The requirement, such as 'At least one number.' */
  readonly label: string
  /** True if it is met. */
  readonly isMet: boolean
}

export interface ChecklistProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The requirements, in the order it is shown. */
  items: readonly ChecklistItem[]
  /** Words above the list, which name it. */
  label: ReactNode
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean
  /** Shows what is not met in red, once people tried to go on; before, it is only not done yet. */
  showErrors?: boolean
  /** Word for a line that is met; 'Met' by default. */
  metText?: string
  /** Word for a line that is not met; 'Not met' by default. */
  notMetText?: string
}

/** Use it beside a field whose value must meet several demands, such as a new password: each is ticked as it is met. */
export const Checklist = forwardRef<HTMLDivElement, ChecklistProps>(function Checklist(
  { items, label, isLabelHidden, showErrors, metText, notMetText, ...rest },
  ref,
) {
  const t = useTexts(formTexts)
  const labelId = useId()

  return (
    <S.Root ref={ref} {...rest}>
      {isLabelHidden ? <VisuallyHidden id={labelId}>{label}</VisuallyHidden> : <S.Title id={labelId}>{label}</S.Title>}
      <S.List aria-labelledby={labelId}>
        {items.map(({ id, label: text, isMet }) => {
          const isWrong = !isMet && showErrors
          const state = isMet ? (metText ?? t('met')) : (notMetText ?? t('notMet'))
          return (
            <S.Item key={id} data-met={isMet || undefined} data-wrong={isWrong || undefined}>
              <Icon icon={isMet ? CircleCheckIcon : isWrong ? CircleAlertIcon : CircleIcon} />
              {/* Only what changed is read out: the whole list after every letter would be too much */}
              <LiveText text={`${state}: ${text}`}>
                <VisuallyHidden>{state}: </VisuallyHidden>
                {text}
              </LiveText>
            </S.Item>
          )
        })}
      </S.List>
    </S.Root>
  )
})
