'use client'

import { Banner, Link } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { type MouseEvent, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Title } from './SaveFailure.styles.js'

/** Far enough apart for fingers. */
const List = styled.ul`
  display: grid;
  gap: ${tokens.space[1]};
  margin: 0;
  padding-inline-start: ${tokens.space[5]};
  padding-block-start: ${tokens.space[1]};
`

/** The problem with a field, in words. */
interface FieldProblem {
  /** Id of the field's control. */
  readonly controlId: string
  readonly text: string
}

export interface ProblemSummaryProps {
  /** The heading of the summary. */
  title: string
  /** Every problem in the order of the fields. A new list is a new attempt and takes the focus again. */
  problems: readonly FieldProblem[]
}

/** Use it above a form that was sent with something wrong: it takes the focus and leads to each field. */
export function ProblemSummary({ title, problems }: ProblemSummaryProps) {
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problems.length > 0) banner.current?.focus()
  }, [problems])
  return (
    <Banner ref={banner} tone="error" tabIndex={-1}>
      <Title>{title}</Title>
      <List>
        {problems.map(({ controlId, text }) => (
          <li key={controlId}>
            <Link href={`#${controlId}`} onClick={(event) => focusControl(event, controlId)}>
              {text}
            </Link>
          </li>
        ))}
      </List>
    </Banner>
  )
}

/** Goes to the field without another entry in the history. */
function focusControl(event: MouseEvent, controlId: string) {
  event.preventDefault()
  document.getElementById(controlId)?.focus()
}
