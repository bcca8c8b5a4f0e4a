import { BrandMotif, Heading, Icon, type IconComponent } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, radius, size, space } = tokens

const Root = styled.div`
  display: grid;
  gap: ${space[3]};
  align-content: center;
  justify-items: center;
  max-inline-size: ${size.panelMedium};
  min-block-size: 60vh;
  margin-inline: auto;
  text-align: center;
  text-wrap: pretty;
`

/** The shape of an empty or failed part of a page. */
const Disc = styled.div`
  display: grid;
  place-items: center;
  inline-size: ${space[10]};
  block-size: ${space[10]};
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.panel};
  background: ${color.surfaceRaised};
  color: ${color.textMuted};
`

const Action = styled.div`
  padding-block-start: ${space[3]};
`

export interface StatusPageProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** The icon above the heading. */
  icon: IconComponent
  /** The page's heading. */
  title: ReactNode
  /** The text below the heading. Default: none. */
  children?: ReactNode
  /** The button or link below the text. Default: none. */
  action?: ReactNode
}

/** The layout of a page about an error or a status: an icon, a heading, and an action. */
export const StatusPage = forwardRef<HTMLDivElement, StatusPageProps>(function StatusPage(
  { icon, title, children, action, ...rest },
  ref,
) {
  return (
    <Root ref={ref} {...rest}>
      <BrandMotif>
        <Disc>
          <Icon icon={icon} size={20} />
        </Disc>
      </BrandMotif>
      <Heading level={1}>{title}</Heading>
      {children}
      {action && <Action>{action}</Action>}
    </Root>
  )
})
