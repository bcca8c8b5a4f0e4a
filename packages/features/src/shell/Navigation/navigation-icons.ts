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

/** The icons by the names in the server's navigation tree; `defineNavigationIcons` adds others. */
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
  return icons[iconName?.toLowerCase() ?? ''] ?? FolderIcon
}

/**
 * Adds icons of your own by the names in your server's navigation tree, in small letters, or puts them in the place
 * of the portal's. Call it once before the first page is drawn, on a server too.
 * @returns takes them back, for tests
 * @public
 */
export function defineNavigationIcons(own: Readonly<Record<string, IconComponent>>): () => void {
  const before = { ...icons }
  Object.assign(icons, own)
  return () => {
    for (const name of Object.keys(own)) Reflect.deleteProperty(icons, name)
    Object.assign(icons, before)
  }
}
