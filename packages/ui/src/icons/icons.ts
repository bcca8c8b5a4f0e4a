// Made by packages/ui/build/icons.mjs from lucide, (c) Lucide Icons and Contributors, ISC License; portions of it from
// Feather, (c) Cole Bemis, MIT License.
import { createIcon } from './create-icon.js'

export const ActivityIcon = /* @__PURE__ */ createIcon(
  'M22 12h-2.48a2 2 0 0 0-1.93 1.46l-2.35 8.36a.25.25 0 0 1-.48 0L9.24 2.18a.25.25 0 0 0-.48 0l-2.35 8.36A2 2 0 0 1 4.49 12H2',
)
export const ArrowDownIcon = /* @__PURE__ */ createIcon('M12 5v14M19 12l-7 7-7-7')
export const ArrowRightIcon = /* @__PURE__ */ createIcon('M5 12h14M12 5l7 7-7 7', 'lucide-arrow-right')
export const ArrowUpIcon = /* @__PURE__ */ createIcon('M5 12l7-7 7 7M12 19V5')
export const BookOpenIcon = /* @__PURE__ */ createIcon(
  'M12 5v16M20.001 19A2 2 0 0022 17V5a2 2 0 00-1.999-2L16 3.002A5 5 0 0012 5a5 5 0 00-4-2H4a2 2 0 00-2 2v12a2 2 0 001.999 2H8a5 5 0 014 2 5 5 0 014-2z',
)
export const BriefcaseIcon = /* @__PURE__ */ createIcon(
  'M16 20V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v16M4 6h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2z',
)
export const Building2Icon = /* @__PURE__ */ createIcon(
  'M10 12h4M10 8h4M14 21v-3a2 2 0 0 0-4 0v3M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16',
)
export const CalculatorIcon = /* @__PURE__ */ createIcon(
  'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-16a2 2 0 0 1 2 -2zM8 6L16 6M16 14L16 18M16 10h.01M12 10h.01M8 10h.01M12 14h.01M8 14h.01M12 18h.01M8 18h.01',
)
export const CheckIcon = /* @__PURE__ */ createIcon('M20 6 9 17l-5-5')
export const ChevronDownIcon = /* @__PURE__ */ createIcon('M6 9l6 6 6-6')
export const ChevronLeftIcon = /* @__PURE__ */ createIcon('M15 18l-6-6 6-6', 'lucide-chevron-left')
export const ChevronRightIcon = /* @__PURE__ */ createIcon('M9 18l6-6-6-6', 'lucide-chevron-right')
export const ChevronUpIcon = /* @__PURE__ */ createIcon('M18 15l-6-6-6 6')
export const ChevronsLeftIcon = /* @__PURE__ */ createIcon('M11 17l-5-5 5-5M18 17l-5-5 5-5')
export const ChevronsRightIcon = /* @__PURE__ */ createIcon('M6 17l5-5-5-5M13 17l5-5-5-5')
export const ChevronsUpDownIcon = /* @__PURE__ */ createIcon('M7 15l5 5 5-5M7 9l5-5 5 5')
export const CircleAlertIcon = /* @__PURE__ */ createIcon(
  'M2 12a10 10 0 0 1 20 0a10 10 0 0 1 -20 0zM12 8L12 12M12 16L12.01 16',
)
export const CircleCheckIcon = /* @__PURE__ */ createIcon(
  'M2 12a10 10 0 0 1 20 0a10 10 0 0 1 -20 0zM16 9l-5.5 5.5L8 12',
)
export const CircleDotIcon = /* @__PURE__ */ createIcon(
  'M11 12a1 1 0 0 1 2 0a1 1 0 0 1 -2 0zM2 12a10 10 0 0 1 20 0a10 10 0 0 1 -20 0z',
)
export const CircleHelpIcon = /* @__PURE__ */ createIcon(
  'M2 12a10 10 0 0 1 20 0a10 10 0 0 1 -20 0zM9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5M12 17h.01',
)
export const CircleIcon = /* @__PURE__ */ createIcon('M2 12a10 10 0 0 1 20 0a10 10 0 0 1 -20 0z')
export const ClockIcon = /* @__PURE__ */ createIcon('M2 12a10 10 0 0 1 20 0a10 10 0 0 1 -20 0zM12 6v6l4 2')
export const EllipsisIcon = /* @__PURE__ */ createIcon(
  'M11 12a1 1 0 0 1 2 0a1 1 0 0 1 -2 0zM18 12a1 1 0 0 1 2 0a1 1 0 0 1 -2 0zM4 12a1 1 0 0 1 2 0a1 1 0 0 1 -2 0z',
)
export const ExternalLinkIcon = /* @__PURE__ */ createIcon(
  'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6',
  'lucide-external-link',
)
export const FileTextIcon = /* @__PURE__ */ createIcon(
  'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5M10 9H8M16 13H8M16 17H8',
)
export const FilterIcon = /* @__PURE__ */ createIcon(
  'M10 20a1 1 0 0 0 .553.895l2 1A1 1 0 0 0 14 21v-7a2 2 0 0 1 .517-1.341L21.74 4.67A1 1 0 0 0 21 3H3a1 1 0 0 0-.742 1.67l7.225 7.989A2 2 0 0 1 10 14z',
)
export const FolderIcon = /* @__PURE__ */ createIcon(
  'M20 20a2 2 0 0 0 2-2V8a2 2 0 0 0-2-2h-7.9a2 2 0 0 1-1.69-.9L9.6 3.9A2 2 0 0 0 7.93 3H4a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2Z',
)
export const GraduationCapIcon = /* @__PURE__ */ createIcon(
  'M21.42 10.922a1 1 0 0 0-.019-1.838L12.83 5.18a2 2 0 0 0-1.66 0L2.6 9.08a1 1 0 0 0 0 1.832l8.57 3.908a2 2 0 0 0 1.66 0zM22 10v6M6 12.5V16a6 3 0 0 0 12 0v-3.5',
)
export const HeartPulseIcon = /* @__PURE__ */ createIcon(
  'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5M3.22 13H9.5l.5-1 2 4.5 2-7 1.5 3.5h5.27',
)
export const HouseIcon = /* @__PURE__ */ createIcon(
  'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
)
export const InboxIcon = /* @__PURE__ */ createIcon(
  'M22 12 16 12 14 15 10 15 8 12 2 12M5.45 5.11 2 12v6a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-6l-3.45-6.89A2 2 0 0 0 16.76 4H7.24a2 2 0 0 0-1.79 1.11z',
)
export const InfoIcon = /* @__PURE__ */ createIcon('M2 12a10 10 0 0 1 20 0a10 10 0 0 1 -20 0zM12 16v-4M12 8h.01')
export const LandmarkIcon = /* @__PURE__ */ createIcon(
  'M10 18v-7M11.119 2.205a2 2 0 0 1 1.762 0l7.84 3.846A.5.5 0 0 1 20.5 7h-17a.5.5 0 0 1-.22-.949zM14 18v-7M18 18v-7M3 22h18M6 18v-7',
)
export const LayoutDashboardIcon = /* @__PURE__ */ createIcon(
  'M4 3h5a1 1 0 0 1 1 1v7a1 1 0 0 1 -1 1h-5a1 1 0 0 1 -1 -1v-7a1 1 0 0 1 1 -1zM15 3h5a1 1 0 0 1 1 1v3a1 1 0 0 1 -1 1h-5a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1zM15 12h5a1 1 0 0 1 1 1v7a1 1 0 0 1 -1 1h-5a1 1 0 0 1 -1 -1v-7a1 1 0 0 1 1 -1zM4 16h5a1 1 0 0 1 1 1v3a1 1 0 0 1 -1 1h-5a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1z',
)
export const LifeBuoyIcon = /* @__PURE__ */ createIcon(
  'M2 12a10 10 0 0 1 20 0a10 10 0 0 1 -20 0zM4.93 4.93l4.24 4.24M14.83 9.17l4.24-4.24M14.83 14.83l4.24 4.24M9.17 14.83l-4.24 4.24M8 12a4 4 0 0 1 8 0a4 4 0 0 1 -8 0z',
)
export const LinkIcon = /* @__PURE__ */ createIcon(
  'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71',
)
export const LockIcon = /* @__PURE__ */ createIcon(
  'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2zM7 11V7a5 5 0 0 1 10 0v4',
)
export const LogOutIcon = /* @__PURE__ */ createIcon(
  'M16 17l5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4',
  'lucide-log-out',
)
export const MailIcon = /* @__PURE__ */ createIcon(
  'M22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z',
)
export const MenuIcon = /* @__PURE__ */ createIcon('M4 5h16M4 12h16M4 19h16')
export const MessageSquareIcon = /* @__PURE__ */ createIcon(
  'M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z',
)
export const MinusIcon = /* @__PURE__ */ createIcon('M5 12h14')
export const PlusIcon = /* @__PURE__ */ createIcon('M5 12h14M12 5v14')
export const SearchIcon = /* @__PURE__ */ createIcon('M21 21l-4.34-4.34M3 11a8 8 0 0 1 16 0a8 8 0 0 1 -16 0z')
export const SendIcon = /* @__PURE__ */ createIcon(
  'M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11zM21.854 2.147l-10.94 10.939',
)
export const SettingsIcon = /* @__PURE__ */ createIcon(
  'M9.671 4.136a2.34 2.34 0 0 1 4.659 0 2.34 2.34 0 0 0 3.319 1.915 2.34 2.34 0 0 1 2.33 4.033 2.34 2.34 0 0 0 0 3.831 2.34 2.34 0 0 1-2.33 4.033 2.34 2.34 0 0 0-3.319 1.915 2.34 2.34 0 0 1-4.659 0 2.34 2.34 0 0 0-3.32-1.915 2.34 2.34 0 0 1-2.33-4.033 2.34 2.34 0 0 0 0-3.831A2.34 2.34 0 0 1 6.35 6.051a2.34 2.34 0 0 0 3.319-1.915M9 12a3 3 0 0 1 6 0a3 3 0 0 1 -6 0z',
)
export const ShieldCheckIcon = /* @__PURE__ */ createIcon(
  'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4',
)
export const ShieldIcon = /* @__PURE__ */ createIcon(
  'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z',
)
export const SmartphoneIcon = /* @__PURE__ */ createIcon(
  'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-16a2 2 0 0 1 2 -2zM12 18h.01',
)
export const StarIcon = /* @__PURE__ */ createIcon(
  'M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z',
)
export const TrendingUpIcon = /* @__PURE__ */ createIcon('M16 7h6v6M22 7l-8.5 8.5-5-5L2 17')
export const TriangleAlertIcon = /* @__PURE__ */ createIcon(
  'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
)
export const TrophyIcon = /* @__PURE__ */ createIcon(
  'M10 14.66V17a1 1 0 0 1-1 1 2 2 0 0 0-2 2v2M14 14.66V17a1 1 0 0 0 1 1 2 2 0 0 1 2 2v2M17.916 10H19.5A2.5 2.5 0 0 0 22 7.5V5a1 1 0 0 0-1-1h-3M4 22h16M6 9a6 6 0 0 0 12 0V3a1 1 0 0 0-1-1H7a1 1 0 0 0-1 1zM6.084 10H4.5A2.5 2.5 0 0 1 2 7.5V5a1 1 0 0 1 1-1h3',
)
export const UserIcon = /* @__PURE__ */ createIcon(
  'M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M8 7a4 4 0 0 1 8 0a4 4 0 0 1 -8 0z',
)
export const UsersIcon = /* @__PURE__ */ createIcon(
  'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M16 3.128a4 4 0 0 1 0 7.744M22 21v-2a4 4 0 0 0-3-3.87M5 7a4 4 0 0 1 8 0a4 4 0 0 1 -8 0z',
)
export const XIcon = /* @__PURE__ */ createIcon('M18 6 6 18M6 6l12 12')
