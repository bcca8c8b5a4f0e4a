import {
  ActivityIcon,
  ClockIcon,
  FileTextIcon,
  FolderIcon,
  GraduationCapIcon,
  HeartPulseIcon,
  type IconGlyph,
  LandmarkIcon,
  LinkIcon,
  ShieldIcon,
  TrendingUpIcon,
  TrophyIcon,
  UsersIcon,
} from '@producer-portal/ui'

/** The drawings for the icon names that the server's quick links use. */
const glyphs: Readonly<Record<string, IconGlyph>> = {
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

/** The drawing for an icon name; a chain for a name that nobody has drawn yet. */
export function quickLinkIcon(iconName: string | null): IconGlyph {
  return glyphs[iconName?.toLowerCase() ?? ''] ?? LinkIcon
}
