'use client'

import { Banner } from '@producer-portal/ui'
import { type ReactNode, useEffect, useRef } from 'react'

export interface SubmittedBannerProps {
  /** The title of the banner. */
  title: string
  /** The text of the banner. */
  children: ReactNode
}

/** Confirms that a response was submitted. Takes the focus, because the focused button was removed. */
export function SubmittedBanner({ title, children }: SubmittedBannerProps) {
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    banner.current?.focus()
  }, [])
  return (
    <Banner ref={banner} tone="success" title={title} tabIndex={-1}>
      {children}
    </Banner>
  )
}
