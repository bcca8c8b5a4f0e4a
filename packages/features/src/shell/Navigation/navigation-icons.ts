import {
  BookOpenIcon,
  BriefcaseIcon,
  Building2Icon,
  CalculatorIcon,
  FileTextIcon,
  FolderIcon,
  HouseIcon,
  type IconComponent,
  LayoutDashboardIcon,
  LifeBuoyIcon,
  LinkIcon,
  MailIcon,
  SearchIcon,
  SettingsIcon,
  ShieldCheckIcon,
  StarIcon,
  TrendingUpIcon,
  TrophyIcon,
  UserIcon,
  UsersIcon,
} from '@producer-portal/ui'
import { getOwnIcon } from '../../icons/own-icons.js'

/** The icons by the names in the server's navigation tree; `defineIcons` adds others. */
const icons: Record<string, IconComponent> = {
  agency: UsersIcon,
  company: Building2Icon,
  dashboard: LayoutDashboardIcon,
  documentation: BookOpenIcon,
  help: LifeBuoyIcon,
  home: HouseIcon,
  illustrations: CalculatorIcon,
  inforce: ShieldCheckIcon,
  leaderboard: TrophyIcon,
  link: LinkIcon,
  messages: MailIcon,
  'new-business': BriefcaseIcon,
  profile: UserIcon,
  'quick-links': StarIcon,
  sales: TrendingUpIcon,
  search: SearchIcon,
  settings: SettingsIcon,
  statements: FileTextIcon,
}

/** Returns the icon of a name; a folder for an unknown name. */
export function getNavigationIcon(iconName: string | null): IconComponent {
  return getOwnIcon('navigation', iconName) ?? icons[iconName?.toLowerCase() ?? ''] ?? FolderIcon
}
