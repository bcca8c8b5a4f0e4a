import {
  ActivityIcon,
  ClockIcon,
  FileTextIcon,
  FolderIcon,
  GraduationCapIcon,
  HeartPulseIcon,
  type IconComponent,
  LandmarkIcon,
  LinkIcon,
  ShieldIcon,
  TrendingUpIcon,
  TrophyIcon,
  UsersIcon,
} from '@producer-portal/ui'

/** The icons by the names in the server's quick links. */
const icons: Readonly<Record<string, IconComponent>> = {
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
  return icons[iconName?.toLowerCase() ?? ''] ?? LinkIcon
}
