'use client'
import { useRef, type ReactNode } from 'react'
import { useIsScrollable } from '../../hooks/useIsScrollable.js'
import * as S from './DialogBody.styles.js'

export interface DialogBodyProps {
  /** Id of the dialog's title, which names the body while it scrolls. */
  titleId: string
  /** Buttons at the foot, which stays in view; the main one last. */
  footer?: ReactNode
  children: ReactNode
}

/** The content that Modal and Drawer share: it scrolls between a head and a foot that stay in view. */
export function DialogBody({ titleId, footer, children }: DialogBodyProps) {
  const body = useRef<HTMLDivElement>(null)
  const isScrollable = useIsScrollable(body)
  const reachable = isScrollable ? { tabIndex: 0, role: 'group', 'aria-labelledby': titleId } : {}
  return (
    <>
      <S.Root ref={body} {...reachable}>
        {children}
      </S.Root>
      {footer && <S.Footer>{footer}</S.Footer>}
    </>
  )
}
