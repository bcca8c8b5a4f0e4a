'use client'

import { Banner } from '@producer-portal/ui'
import { type ReactNode, useEffect, useRef } from 'react'

export interface SentNewsProps {
  title: string
  children: ReactNode
}

/** Says that an answer has arrived. It takes the focus, since the button that had it is gone. */
export function SentNews({ title, children }: SentNewsProps) {
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
