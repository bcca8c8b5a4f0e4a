'use client'
import { CircleAlertIcon, CircleCheckIcon, CircleIcon } from 'lucide-react'
import { forwardRef, useEffect, useId, useRef, useState, type HTMLAttributes, type ReactNode } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce.js'
import { Icon } from '../Icon/Icon.js'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js'
import { changesText, getStates, type ChecklistItem } from './changes-text.js'
import * as S from './Checklist.styles.js'

export interface ChecklistProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What is asked for, in the order it is shown. */
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
  // Told once typing pauses, and only what changed: the whole list after every letter would drown the keys.
  const [told, setTold] = useState(() => getStates(items))
  const news = changesText(items, told, { met: metText, notMet: notMetText })
  const latest = useRef(items)
  useEffect(() => {
    latest.current = items
  })
  useEffect(() => {
    if (news === '') return undefined
    const timer = setTimeout(() => {
      setTold(getStates(latest.current))
      announce(news)
    }, pause)
    return () => clearTimeout(timer)
  }, [news, announce])

  return (
    <S.Root ref={ref} {...rest}>
      {isLabelHidden ? <VisuallyHidden id={labelId}>{label}</VisuallyHidden> : <S.Title id={labelId}>{label}</S.Title>}
      <S.List aria-labelledby={labelId}>
        {items.map(({ id, label: words, isMet }) => {
          const isWrong = !isMet && showErrors
          return (
            <S.Item key={id} data-met={isMet || undefined} data-wrong={isWrong || undefined}>
              <Icon icon={isMet ? CircleCheckIcon : isWrong ? CircleAlertIcon : CircleIcon} />
              <span>
                <VisuallyHidden>{isMet ? metText : notMetText}: </VisuallyHidden>
                {words}
              </span>
            </S.Item>
          )
        })}
      </S.List>
    </S.Root>
  )
})
