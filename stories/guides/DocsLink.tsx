import { AnchorMdx } from '@storybook/addon-docs/blocks'

export interface DocsLinkProps {
  /** Name of a component. */
  to: string
}

/** A link to the docs page of a component. */
export function DocsLink({ to }: DocsLinkProps) {
  return (
    <AnchorMdx href={`?path=/docs/components-${to.toLowerCase()}--docs`} target="_self">
      {to}
    </AnchorMdx>
  )
}
