import { InboxIcon } from '../../icons/icons.js'
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { BrandMotif } from '../BrandMotif/BrandMotif.js'
import { Icon, type IconComponent } from '../Icon/Icon.js'
import { Text } from '../Text/Text.js'
import * as S from './EmptyState.styles.js'

export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** The one sentence that says what is not there. */
  title: ReactNode
  /** A second sentence, when users can do something about it. */
  description?: ReactNode
  /** The icon above the text; a tray by default. */
  icon?: IconComponent
  /** One button or link that leads on. */
  action?: ReactNode
}

/** Use it where a list or table has nothing to show: one icon, one sentence, one action. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { title, description, icon = InboxIcon, action, ...rest },
  ref,
) {
  return (
    <S.Root ref={ref} {...rest}>
      <BrandMotif>
        <S.Disc>
          <Icon icon={icon} size={20} />
        </S.Disc>
      </BrandMotif>
      <S.Words>
        <Text weight="medium">{title}</Text>
        {description && <Text tone="muted">{description}</Text>}
      </S.Words>
      {action && <S.Actions>{action}</S.Actions>}
    </S.Root>
  )
})
