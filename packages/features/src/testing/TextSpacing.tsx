import type { ReactNode } from 'react'

const spacing = '[data-spaced] * { letter-spacing: 0.12em; word-spacing: 0.16em; line-height: 1.5; }'

/** The letter, word and line spacing that users may set (WCAG 1.4.12). */
export function TextSpacing({ children }: { children: ReactNode }) {
  return (
    <div data-spaced="">
      <style>{spacing}</style>
      {children}
    </div>
  )
}
