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

/** The icons by the names in the server's quick links; `defineQuickLinkIcons` adds others. */
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
  return icons[iconName?.toLowerCase() ?? ''] ?? LinkIcon
}

/**
 * Adds icons of your own by the names in your server's quick links, in small letters, or puts them in the place of the
 * portal's. Call it once before the first page is drawn, on a server too.
 * @returns takes them back, for tests
 * @public
 */
export function defineQuickLinkIcons(own: Readonly<Record<string, IconComponent>>): () => void {
  const before = { ...icons }
  Object.assign(icons, own)
  return () => {
    for (const name of Object.keys(own)) Reflect.deleteProperty(icons, name)
    Object.assign(icons, before)
  }
}
