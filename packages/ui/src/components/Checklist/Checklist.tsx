'use client'
import { CircleAlertIcon, CircleCheckIcon, CircleIcon } from 'lucide-react'
import { forwardRef, useEffect, useId, useRef, useState, type HTMLAttributes, type ReactNode } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce.js'
import { Icon } from '../Icon/Icon.js'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js'
import { describeChanges, getStates, type ChecklistItem } from './changes-text.js'
import * as S from './Checklist.styles.js'

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

const pause = 1000

/** Use it beside a field whose value must meet several demands, such as a new password: each is ticked as it is met. */
export const Checklist = forwardRef<HTMLDivElement, ChecklistProps>(function Checklist(
  { items, label, isLabelHidden, showErrors, metText = 'Met', notMetText = 'Not met', ...rest },
  ref,
) {
  const labelId = useId()
  const announce = useAnnounce()
  // Announced once typing pauses, and only what changed: reading the whole list after every letter would be too much.
  const [announced, setAnnounced] = useState(() => getStates(items))
  const announcement = describeChanges(items, announced, { met: metText, notMet: notMetText })
  const latest = useRef(items)
  useEffect(() => {
    latest.current = items
  })
  useEffect(() => {
    if (announcement === '') return undefined
    const timer = setTimeout(() => {
      setAnnounced(getStates(latest.current))
      announce(announcement)
    }, pause)
    return () => clearTimeout(timer)
  }, [announcement, announce])

  return (
    <S.Root ref={ref} {...rest}>
      {isLabelHidden ? <VisuallyHidden id={labelId}>{label}</VisuallyHidden> : <S.Title id={labelId}>{label}</S.Title>}
      <S.List aria-labelledby={labelId}>
        {items.map(({ id, label: text, isMet }) => {
          const isWrong = !isMet && showErrors
          return (
            <S.Item key={id} data-met={isMet || undefined} data-wrong={isWrong || undefined}>
              <Icon icon={isMet ? CircleCheckIcon : isWrong ? CircleAlertIcon : CircleIcon} />
              <span>
                <VisuallyHidden>{isMet ? metText : notMetText}: </VisuallyHidden>
                {text}
              </span>
            </S.Item>
          )
        })}
      </S.List>
    </S.Root>
  )
})
