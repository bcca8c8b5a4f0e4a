import { CircleCheckIcon, CircleDotIcon, CircleIcon, ClockIcon, TriangleAlertIcon } from '../../icons/icons.js'
import { forwardRef, type HTMLAttributes } from 'react'
import { Badge } from '../Badge/Badge.js'

const icons = {
  success: CircleCheckIcon,
  warning: ClockIcon,
  danger: TriangleAlertIcon,
  info: CircleDotIcon,
  neutral: CircleIcon,
}

export interface StatusBadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** The status as users know it. */
  children: string
  /** The tone; gives the color and the icon. Default: `neutral`, for what is over. */
  tone?: keyof typeof icons
}

/** Use it for the status of a record, the same in tables, cards and details: an icon, the word, and a color. */
export const StatusBadge = forwardRef<HTMLSpanElement, StatusBadgeProps>(function StatusBadge(
  { tone = 'neutral', ...rest },
  ref,
) {
  return <Badge ref={ref} tone={tone} icon={icons[tone]} {...rest} />
})
