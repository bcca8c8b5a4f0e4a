import { version, type ReactElement, type Ref } from 'react'

interface WithRef {
  readonly ref?: Ref<HTMLElement>
}

const isRefAProp = Number.parseInt(version, 10) >= 19

/** The ref that an element was given: a prop since React 19, beside the props before. */
export function getRef(element: ReactElement<WithRef>): Ref<HTMLElement> | undefined {
  return isRefAProp ? element.props.ref : (element as WithRef).ref
}
