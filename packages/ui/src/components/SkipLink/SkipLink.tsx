import { forwardRef, type AnchorHTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { hiddenVisually } from '../../theme/visually-hidden.js'
import { tokens } from '../../tokens/tokens.js'
import { coreTexts } from '../../i18n/core-texts.js'
import { useTexts } from '../../i18n/useTexts.js'

const Root = styled.a`
  &:not(:focus) {
    ${hiddenVisually}
  }

  &:focus {
    position: fixed;
    inset-block-start: ${tokens.space[2]};
    inset-inline-start: ${tokens.space[2]};
    z-index: ${tokens.zIndex.tooltip};
    padding: ${tokens.space[2]} ${tokens.space[4]};
    border: ${tokens.borderWidth.hairline} solid transparent;
    border-radius: ${tokens.radius.control};
    background: ${tokens.color.accent};
    color: ${tokens.color.textOnAccent};
    font-weight: ${tokens.fontWeight.medium};
  }
`

export interface SkipLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Id of the main content with a `#`; '#main' by default. The target needs `tabIndex={-1}`. */
  href?: string
}

/** Use it as the first thing of a page, so that keyboards reach the content without passing the navigation. */
export const SkipLink = forwardRef<HTMLAnchorElement, SkipLinkProps>(function SkipLink(
  { href = '#main', children, ...rest },
  ref,
) {
  const t = useTexts(coreTexts)
  return (
    <Root ref={ref} href={href} {...rest}>
      {children ?? t('skip')}
    </Root>
  )
})
