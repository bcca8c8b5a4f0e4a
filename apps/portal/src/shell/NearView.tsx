import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { firstVisitEnd } from './first-visit.js'

export interface NearViewProps {
  /** The height to keep free for it, as a CSS length. */
  height: string
  children: ReactNode
}

/** Draws a part once it is near the window, or the first page has had its time: what is far below need not load at first. */
export function NearView({ height, children }: NearViewProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const show = () => setNear(true)
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && show(), {
      rootMargin: '200px',
    })
    if (place.current) observer.observe(place.current)
    void firstVisitEnd.then(show)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} style={{ minBlockSize: height }}>
      {isNear && children}
    </div>
  )
}
