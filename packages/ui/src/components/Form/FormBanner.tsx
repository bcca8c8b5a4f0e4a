'use client'
import { forwardRef, useEffect, useRef, type ReactNode } from 'react'
import { useMergedRef } from '../../hooks/useMergedRef.js'
import { Banner, type BannerProps } from '../Banner/Banner.js'
import * as S from './Form.styles.js'

export interface FormBannerProps extends Omit<BannerProps, 'tone' | 'title' | 'children'> {
  /** The failure in a few words; none by default. */
  title?: string
  /** The reasons, one sentence or link each. */
  reasons: readonly ReactNode[]
  /** A new value is a new failure and takes the focus again. Default: the reasons. */
  failureKey?: unknown
}

/** Use it above a form or a page on which something failed: it says why and takes the focus, so that it is read and seen. */
export const FormBanner = forwardRef<HTMLDivElement, FormBannerProps>(function FormBanner(
  { title, reasons, failureKey = reasons, ...rest },
  ref,
) {
  const banner = useRef<HTMLDivElement>(null)
  const hasReasons = reasons.length > 0
  useEffect(() => {
    if (hasReasons) banner.current?.focus()
  }, [hasReasons, failureKey])
  const isList = reasons.length > 1
  return (
    <Banner ref={useMergedRef(banner, ref)} tone="error" title={isList ? undefined : title} tabIndex={-1} {...rest}>
      {isList && title && <S.Title>{title}</S.Title>}
      {isList ? (
        <S.List>
          {reasons.map((reason, index) => (
            <li key={index}>{reason}</li>
          ))}
        </S.List>
      ) : (
        reasons[0]
      )}
    </Banner>
  )
})
