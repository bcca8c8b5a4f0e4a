import '@producer-portal/ui/font.css'
import { meridianMutual } from '@producer-portal/domain/brand'
import { getThemeAttributes, ThemeProvider } from '@producer-portal/ui'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { StyleRegistry } from './StyleRegistry'

export const metadata: Metadata = { title: 'Consumer with Next.js', icons: { icon: 'data:,' } }

const theme = { brand: meridianMutual, mode: 'system', density: 'comfortable' } as const

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" {...getThemeAttributes(theme)}>
      <body>
        <StyleRegistry>
          <ThemeProvider {...theme}>{children}</ThemeProvider>
        </StyleRegistry>
      </body>
    </html>
  )
}
