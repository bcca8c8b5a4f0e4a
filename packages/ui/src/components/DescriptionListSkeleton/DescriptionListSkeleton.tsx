import { forwardRef, Fragment, type HTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'
import { Skeleton } from '../Skeleton/Skeleton.js'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js'

const Root = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
`

export interface DescriptionListSkeletonProps extends HTMLAttributes<HTMLDivElement> {
  /** Read out while it is there, such as 'Loading the details'. */
  label: string
  /** How many facts are at the top; 6 by default. */
  itemCount?: number
  /** How many lines each section below will have; sections of 2 and 4 lines by default. */
  sections?: readonly number[]
}

const usualSections = [2, 4] as const

/** Use it in a panel while the facts about one thing, and the sections below them, are loading. */
export const DescriptionListSkeleton = forwardRef<HTMLDivElement, DescriptionListSkeletonProps>(
  function DescriptionListSkeleton({ label, itemCount = 6, sections = usualSections, ...rest }, ref) {
    return (
      <Root ref={ref} aria-busy {...rest}>
        <VisuallyHidden role="status">{label}</VisuallyHidden>
        <Skeleton lines={itemCount} />
        {sections.map((lines, index) => (
          <Fragment key={index}>
            <Skeleton width="30%" size="md" />
            <Skeleton lines={lines} />
          </Fragment>
        ))}
      </Root>
    )
  },
)
