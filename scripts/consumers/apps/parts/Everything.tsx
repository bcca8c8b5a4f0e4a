'use client'
import { LiveRegionProvider, ToastProvider } from '@producer-portal/ui'
import { Data } from './Data'
import { Forms } from './Forms'
import { Lists } from './Lists'
import { Overlays } from './Overlays'
import { Words } from './Words'

/** Every component of the package on one page. */
export function Everything() {
  return (
    <LiveRegionProvider>
      <ToastProvider>
        <Words />
        <Forms />
        <Data />
        <Lists />
        <Overlays />
      </ToastProvider>
    </LiveRegionProvider>
  )
}
