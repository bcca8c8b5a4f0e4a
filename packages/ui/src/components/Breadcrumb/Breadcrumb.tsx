'use client'
import { ChevronRightIcon } from '../../icons/icons.js'
import { forwardRef, type HTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../Icon/Icon.js'
import { Link } from '../Link/Link.js'
import { textStyle } from '../../theme/text-style.js'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'
import { coreTexts } from '../../i18n/core-texts.js'
import { useTexts } from '../../i18n/useTexts.js'

const Root = styled.nav`
  ${textStyle('sm')}
  color: ${tokens.color.textMuted};
`

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Step = styled.li`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
  min-block-size: ${tokens.size.target};

  & > a {
    align-content: center;
    min-block-size: inherit;
  }

  & > svg {
    opacity: 0.6;
  }

  & > [aria-current] {
    color: ${tokens.color.text};
  }

  /* On a phone the title below is the last step: the way there takes one line. */
  ${media.belowTablet} {
    &:last-child:not(:first-child),
    &:nth-last-child(2) > svg {
      display: none;
    }
  }
`

/** One step of the way; the last one is the page itself. */
export interface BreadcrumbItem {
  /** Title of the page. */
  readonly label: string
  /** Its address; the page itself needs none. */
  readonly href?: string
}

export interface BreadcrumbProps extends HTMLAttributes<HTMLElement> {
  /** The way from the start to this page. */
  items: readonly BreadcrumbItem[]
  /** Names the landmark; 'Breadcrumb' by default. */
  label?: string
}

/** Use it above the title of a page that lies deeper than the navigation shows. It's a landmark if it leads anywhere. */
export const Breadcrumb = forwardRef<HTMLElement, BreadcrumbProps>(function Breadcrumb({ items, label, ...rest }, ref) {
  const t = useTexts(coreTexts)
  const hasLink = items.slice(0, -1).some(({ href }) => href !== undefined)
  return (
    <Root ref={ref} {...(hasLink ? { 'aria-label': label ?? t('breadcrumb') } : { as: 'div' })} {...rest}>
      <List>
        {items.map((item, index) => (
          <Step key={item.label}>
            {index < items.length - 1 && item.href !== undefined ? (
              <Link href={item.href} variant="quiet">
                {item.label}
              </Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            )}
            {/* At the end, so that no line begins with it */}
            {index < items.length - 1 && <Icon icon={ChevronRightIcon} />}
          </Step>
        ))}
      </List>
    </Root>
  )
})
