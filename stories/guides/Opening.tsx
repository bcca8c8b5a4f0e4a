import * as S from './guides.styles.js'
import { componentGroups } from './component-groups.js'

const count = Object.values(componentGroups).flat().length

/** The first thing that a reader of this book sees. */
export function Opening() {
  return (
    <S.Opening className="sb-unstyled">
      <h1>A design system for producer portals, with the portal built on it</h1>
      <p>
        React components for the tools that insurance producers keep open all day: quiet, dense, fast, and usable by
        everyone. What you see here is the real thing, not a picture of it.
      </p>
      <S.Facts>
        <li>
          <strong>{count}</strong> components
        </li>
        <li>
          <strong>WCAG 2.2 AA</strong> in every brand and mode
        </li>
        <li>
          <strong>100,000</strong> rows in a table
        </li>
        <li>
          <strong>10 lines</strong> to your own brand
        </li>
      </S.Facts>
    </S.Opening>
  )
}
