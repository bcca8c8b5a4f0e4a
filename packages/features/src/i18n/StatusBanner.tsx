'use client'

import { Banner, type BannerProps, useAnnounce } from '@producer-portal/ui'
import { useEffect, useRef } from 'react'

/**
 * Use it for what became of an action: a banner whose words are read out when it appears and when they change. The live
 * region of the page says them, since screen readers drop what comes together with a region of its own; errors are alerts.
 */
export function StatusBanner(props: BannerProps) {
  const { tone } = props
  const banner = useRef<HTMLDivElement>(null)
  const heard = useRef('')
  const announce = useAnnounce()
  const isAlert = tone === 'error' || tone === 'warning'
  useEffect(() => {
    const text = isAlert ? '' : (banner.current?.innerText ?? '')
    if (text !== '' && text !== heard.current) announce(text)
    heard.current = text
  })
  return <Banner ref={banner} aria-live={isAlert ? undefined : 'off'} {...props} />
}
