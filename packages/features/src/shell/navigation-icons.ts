import {
  BookOpenIcon,
  BriefcaseIcon,
  Building2Icon,
  CalculatorIcon,
  FileTextIcon,
  FolderIcon,
  HouseIcon,
  type IconGlyph,
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

/** The drawings for the icon names that the server's navigation tree uses. */
const glyphs: Readonly<Record<string, IconGlyph>> = {
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

/** The drawing for an icon name; a folder for a name that nobody has drawn yet. */
export function navigationIcon(iconName: string | null): IconGlyph {
  return glyphs[iconName?.toLowerCase() ?? ''] ?? FolderIcon
}
