import type { ReactNode } from 'react'
import { LiveRegionProvider } from '../components/LiveRegionProvider/LiveRegionProvider.js'
import { ToastProvider } from '../components/ToastProvider/ToastProvider.js'
import { ThemeProvider } from '../theme/ThemeProvider.js'

export interface ThemeWrapperProps {
  /** The tested elements. */
  children: ReactNode
}

/** Use it in tests as the `wrapper` of a render: `render(<Screen />, { wrapper: ThemeWrapper })`. Light, default brand. */
export function ThemeWrapper({ children }: ThemeWrapperProps) {
  return (
    <ThemeProvider mode="light">
      <LiveRegionProvider>
        <ToastProvider>{children}</ToastProvider>
      </LiveRegionProvider>
    </ThemeProvider>
  )
}
