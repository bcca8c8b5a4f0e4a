import { Fragment } from 'react'

/**
 * An address of an email: one that is too long for its line breaks after its @ or a dot. A link around it needs the
 * address as its `aria-label`, as browsers name it by the parts.
 */
export function BreakableEmail({ children }: { children: string }) {
  return children.match(/[^@.]*[@.]|[^@.]+/g)?.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
