'use client'
import { useRef, useState, type ReactNode } from 'react'
import { useIsScrollable } from '../../hooks/useIsScrollable.js'
import * as S from './DialogBody.styles.js'

export interface DialogBodyProps {
  /** Id of the dialog, from which the id of the body is made. */
  id: string
  /** Buttons at the foot, which stays in view; the main one last. */
  footer?: ReactNode
  children: ReactNode
}

/** The content that Modal and Drawer share: it scrolls between a head and a foot that stay in view. */
export function DialogBody({ id, footer, children }: DialogBodyProps) {
  const body = useRef<HTMLDivElement>(null)
  const isScrollable = useIsScrollable(body)
  const [isScrolled, setScrolled] = useState(false)
  const reachable = isScrollable ? { tabIndex: 0, role: 'group', 'aria-labelledby': `${id}-title` } : {}
  return (
    <>
      <S.Root
        ref={body}
        id={`${id}-body`}
        data-scrolled={isScrolled || undefined}
        onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollTop > 0)}
        {...reachable}
      >
        {children}
      </S.Root>
      {footer && <S.Footer>{footer}</S.Footer>}
    </>
  )
}
