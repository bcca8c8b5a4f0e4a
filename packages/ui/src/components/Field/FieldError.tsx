'use client'
import { CircleAlertIcon } from '../../icons/icons.js'
import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.js'
import * as S from './Field.styles.js'

interface FieldErrorProps {
  /** Id that the control names in `aria-describedby`. */
  id: string
  /** The problem and how to fix it; nothing is drawn without it. */
  children: ReactNode
  /** `alert` where no form is sent and no field takes the focus. */
  role?: 'alert'
}

/** The line under a control that says what is wrong: an icon and text, never color alone. */
export function FieldError({ id, children, role }: FieldErrorProps) {
  if (!children) return null
  return (
    <S.Problem id={id} role={role}>
      <Icon icon={CircleAlertIcon} />
      <span>{children}</span>
    </S.Problem>
  )
}
