'use client'

import { Banner } from '@producer-portal/ui'
import { useEffect, useRef } from 'react'
import * as S from './SaveFailure.styles.js'

export interface SaveFailureProps {
  /** The action that failed, in a few words. Default: the reasons alone. */
  title?: string
  /** The reason, one sentence each. A new list is a new failure and takes the focus again. */
  reasons: readonly string[]
}

/** Use it above a form whose saving failed: it says why and takes the focus, so that it is read and seen. */
export function SaveFailure({ title, reasons }: SaveFailureProps) {
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (reasons.length > 0) banner.current?.focus()
  }, [reasons])
  const isList = reasons.length > 1
  return (
    <Banner ref={banner} tone="error" title={isList ? undefined : title} tabIndex={-1}>
      {isList && title && <S.Title>{title}</S.Title>}
      {isList ? (
        <S.List>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </S.List>
      ) : (
        reasons[0]
      )}
    </Banner>
  )
}
