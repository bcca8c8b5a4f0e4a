'use client'
import { ChevronRightIcon } from '../../icons/icons.js'
import { forwardRef, useId, useState, type HTMLAttributes, type ReactNode } from 'react'
import type { HeadingLevel } from '../Heading/Heading.js'
import { Icon } from '../Icon/Icon.js'
import * as S from './Disclosure.styles.js'

export interface DisclosureProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** Words of the button that shows and hides the content; they stay the same. */
  title: ReactNode
  /** Muted text at the end of the button, such as a count. */
  note?: ReactNode
  /** True if the content is shown; without it the component keeps that itself. */
  isExpanded?: boolean
  /** True if the content is shown at first, when the component keeps that itself; false by default. */
  defaultExpanded?: boolean
  /** Called when users show (true) or hide (false) the content. */
  onExpandedChange?: (isExpanded: boolean) => void
  /** Makes the title a heading of this level, where the content is a section of the page. */
  headingLevel?: HeadingLevel
  /** `inline` (the default) for a little more within a text or form; `row` takes the whole line, for lists. */
  variant?: 'inline' | 'row'
  /** Makes the content a landmark named by the title; for a few large sections only. */
  isLandmark?: boolean
  /** Shows the title, but it cannot be opened. */
  isDisabled?: boolean
}

/** Use it to hide what few users need at first. A set of them is an `Accordion`. */
export const Disclosure = forwardRef<HTMLDivElement, DisclosureProps>(function Disclosure(props, ref) {
  const {
    title,
    note,
    isExpanded,
    defaultExpanded = false,
    onExpandedChange,
    headingLevel,
    variant = 'inline',
    isLandmark,
    isDisabled,
    children,
    ...rest
  } = props
  const id = useId()
  const [ownOpen, setOwnOpen] = useState(defaultExpanded)
  const isShown = isExpanded ?? ownOpen
  const trigger = (
    <S.Trigger
      type="button"
      id={`${id}-title`}
      aria-expanded={isShown}
      aria-controls={`${id}-panel`}
      disabled={isDisabled}
      onClick={() => {
        setOwnOpen(!isShown)
        onExpandedChange?.(!isShown)
      }}
    >
      <Icon icon={ChevronRightIcon} />
      <S.Words>
        <span>{title}</span>
        {(note || note === 0) && <S.Note>{note}</S.Note>}
      </S.Words>
    </S.Trigger>
  )
  const landmark = isLandmark ? { role: 'region', 'aria-labelledby': `${id}-title` } : {}
  return (
    <S.Root ref={ref} data-look={variant} {...rest}>
      {headingLevel ? <S.Title as={`h${headingLevel}`}>{trigger}</S.Title> : trigger}
      <S.Panel id={`${id}-panel`} hidden={!isShown} {...landmark}>
        {children}
      </S.Panel>
    </S.Root>
  )
})
