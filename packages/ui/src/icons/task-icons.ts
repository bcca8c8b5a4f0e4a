// Made by packages/ui/build/icons.mjs from lucide, (c) Lucide Icons and Contributors, ISC License; portions of it from
// Feather, (c) Cole Bemis, MIT License.
import { createIcon } from './create-icon.js'

export const ArrowLeftIcon = /* @__PURE__ */ createIcon('M12 19l-7-7 7-7M19 12H5', 'lucide-arrow-left')
export const ArrowLeftToLineIcon = /* @__PURE__ */ createIcon('M3 19V5M13 6l-6 6 6 6M7 12h14')
export const ArrowUpNarrowWideIcon = /* @__PURE__ */ createIcon('M3 8l4-4 4 4M7 4v16M11 12h4M11 16h7M11 20h10')
export const BellIcon = /* @__PURE__ */ createIcon(
  'M10.268 21a2 2 0 0 0 3.464 0M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326',
)
export const BuildingIcon = /* @__PURE__ */ createIcon(
  'M12 10h.01M12 14h.01M12 6h.01M16 10h.01M16 14h.01M16 6h.01M8 10h.01M8 14h.01M8 6h.01M9 22v-3a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v3M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-16a2 2 0 0 1 2 -2z',
)
export const CalendarIcon = /* @__PURE__ */ createIcon(
  'M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM3 9h18',
)
export const ChevronsDownUpIcon = /* @__PURE__ */ createIcon('M7 20l5-5 5 5M7 4l5 5 5-5')
export const CircleXIcon = /* @__PURE__ */ createIcon('M2 12a10 10 0 0 1 20 0a10 10 0 0 1 -20 0zM15 9l-6 6M9 9l6 6')
export const Columns3Icon = /* @__PURE__ */ createIcon(
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM9 3v18M15 3v18',
)
export const CopyIcon = /* @__PURE__ */ createIcon(
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2zM4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2',
)
export const DownloadIcon = /* @__PURE__ */ createIcon('M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5')
export const EyeIcon = /* @__PURE__ */ createIcon(
  'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M9 12a3 3 0 0 1 6 0a3 3 0 0 1 -6 0z',
)
export const EyeOffIcon = /* @__PURE__ */ createIcon(
  'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49M14.084 14.158a3 3 0 0 1-4.242-4.242M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143M2 2l20 20',
)
export const GripVerticalIcon = /* @__PURE__ */ createIcon(
  'M8 12a1 1 0 0 1 2 0a1 1 0 0 1 -2 0zM8 5a1 1 0 0 1 2 0a1 1 0 0 1 -2 0zM8 19a1 1 0 0 1 2 0a1 1 0 0 1 -2 0zM14 12a1 1 0 0 1 2 0a1 1 0 0 1 -2 0zM14 5a1 1 0 0 1 2 0a1 1 0 0 1 -2 0zM14 19a1 1 0 0 1 2 0a1 1 0 0 1 -2 0z',
)
export const ListRestartIcon = /* @__PURE__ */ createIcon(
  'M21 5H3M7 12H3M7 19H3M12 18a5 5 0 0 0 9-3 4.5 4.5 0 0 0-4.5-4.5c-1.33 0-2.54.54-3.41 1.41L11 14M11 10v4h4',
)
export const LockOpenIcon = /* @__PURE__ */ createIcon(
  'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2zM7 11V7a5 5 0 0 1 9.9-1',
)
export const PanelRightOpenIcon = /* @__PURE__ */ createIcon(
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM15 3v18M10 15l-3-3 3-3',
)
export const PencilIcon = /* @__PURE__ */ createIcon(
  'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4',
)
export const PhoneIcon = /* @__PURE__ */ createIcon(
  'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384',
)
export const RefreshCwIcon = /* @__PURE__ */ createIcon(
  'M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8M21 3v5h-5M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16M8 16H3v5',
)
export const Trash2Icon = /* @__PURE__ */ createIcon(
  'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
)
export const UploadIcon = /* @__PURE__ */ createIcon('M12 3v12M17 8l-5-5-5 5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4')
