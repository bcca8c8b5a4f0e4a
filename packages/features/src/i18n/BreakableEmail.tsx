import { Fragment } from 'react'

/** An address of an email: one that is too long for its line breaks after its @ or a dot. */
export function BreakableEmail({ children }: { children: string }) {
  return children.match(/[^@.]*[@.]|[^@.]+/g)?.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
