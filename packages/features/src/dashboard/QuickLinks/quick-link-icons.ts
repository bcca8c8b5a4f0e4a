import {
  ActivityIcon,
  ClockIcon,
  FileTextIcon,
  FolderIcon,
  GraduationCapIcon,
  HeartPulseIcon,
  LandmarkIcon,
  LinkIcon,
  ShieldIcon,
  TrendingUpIcon,
  TrophyIcon,
  UsersIcon,
  type IconComponent,
} from '@producer-portal/ui'
import { getOwnIcon } from '../../icons/own-icons.js'

/** The icons by the names in the server's quick links; `defineIcons` adds others. */
const icons: Record<string, IconComponent> = {
  activity: ActivityIcon,
  'chart-line': TrendingUpIcon,
  clock: ClockIcon,
  'file-text': FileTextIcon,
  folder: FolderIcon,
  'graduation-cap': GraduationCapIcon,
  'heart-pulse': HeartPulseIcon,
  landmark: LandmarkIcon,
  shield: ShieldIcon,
  trophy: TrophyIcon,
  users: UsersIcon,
}

/** Returns the icon of a name; a chain link for an unknown name. */
export function getQuickLinkIcon(iconName: string | null): IconComponent {
  return getOwnIcon('quickLinks', iconName) ?? icons[iconName?.toLowerCase() ?? ''] ?? LinkIcon
}
