/**
 * Writes the drawings that the design system uses from lucide, `packages/ui/src/icons/icons.ts` and `task-icons.ts`, each
 * as one path: the package has 1,900 more, in 46 MB that every consumer would install. To add one, put its name in a list
 * below and run `node packages/ui/build/icons.mjs`.
 */
import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { root } from '../../../scripts/paths.mjs'
import { exec, tools } from '../../../scripts/tools.mjs'

const lucide = await import('lucide-react') // all of it, to find icons by their names
const folder = `${root}packages/ui/src/icons/`

/** Those that point somewhere, which `Icon` mirrors in right-to-left scripts. */
const mirrored = ['arrow-left', 'chevron-left', 'arrow-right', 'chevron-right', 'log-out', 'external-link']

/** Those of the frame and of the lists, which a first page needs. */
const firstNames = `
  ActivityIcon ArrowDownIcon ArrowRightIcon ArrowUpIcon BookOpenIcon BriefcaseIcon Building2Icon CalculatorIcon
  CheckIcon ChevronDownIcon ChevronLeftIcon ChevronRightIcon ChevronUpIcon ChevronsLeftIcon ChevronsRightIcon
  ChevronsUpDownIcon CircleAlertIcon CircleCheckIcon CircleDotIcon CircleHelpIcon CircleIcon ClockIcon EllipsisIcon
  ExternalLinkIcon FileTextIcon FilterIcon FolderIcon GraduationCapIcon HeartPulseIcon HouseIcon InboxIcon InfoIcon
  LandmarkIcon LayoutDashboardIcon LifeBuoyIcon LinkIcon LockIcon LogOutIcon MailIcon MenuIcon MessageSquareIcon
  MinusIcon PlusIcon SearchIcon SendIcon SettingsIcon ShieldCheckIcon ShieldIcon SmartphoneIcon StarIcon
  TrendingUpIcon TriangleAlertIcon TrophyIcon UserIcon UsersIcon XIcon
`
  .trim()
  .split(/\s+/)

/** Those of single tasks, in a file that a bundler loads with the first of them. */
const taskNames = `
  ArrowLeftIcon ArrowLeftToLineIcon ArrowUpNarrowWideIcon BellIcon BuildingIcon CalendarIcon ChevronsDownUpIcon
  CircleXIcon Columns3Icon CopyIcon DownloadIcon EyeIcon EyeOffIcon GripVerticalIcon ListRestartIcon LockOpenIcon
  PanelRightOpenIcon PencilIcon PhoneIcon RefreshCwIcon Trash2Icon UploadIcon
`
  .trim()
  .split(/\s+/)

const arc = (r, x, y) => `a${r} ${r} 0 0 1 ${x} ${y}`

const number = String.raw`(-?\d*\.?\d+)`
const relativeStart = new RegExp(String.raw`^m${number}[\s,]?${number}\s*`)

/** A path that follows another one: its first point is absolute, as it is when a path stands alone. */
const toSubpath = (d) =>
  d.replace(relativeStart, (start, x, y, _at, all) => `M${x} ${y}${/[-\d.]/.test(all[start.length] ?? '') ? 'l' : ''}`)

const toPath = {
  path: ({ d }) => toSubpath(d),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}z`,
  circle: ({ cx, cy, r }) => `M${cx - r} ${cy}${arc(r, 2 * r, 0)}${arc(r, -2 * r, 0)}z`,
  rect(attributes) {
    const [x, y, width, height, rx] = ['x', 'y', 'width', 'height', 'rx'].map((name) => Number(attributes[name] ?? 0))
    const [w, h] = [width - 2 * rx, height - 2 * rx]
    const corners = [arc(rx, rx, rx), arc(rx, -rx, rx), arc(rx, -rx, -rx), arc(rx, rx, -rx)]
    const sides = [`v${h}`, `h${-w}`, `v${-h}`, 'z']
    return `M${x + rx} ${y}h${w}${corners.map((corner, at) => (rx > 0 ? corner : '') + sides[at]).join('')}`
  },
}

/** The name of each drawing at lucide, and its path. */
export const drawings = Object.fromEntries(
  [...firstNames, ...taskNames].map((name) => {
    const { icon } = lucide[name].render({}, null).props
    return [name, { name: icon.name, path: icon.node.map(([tag, attributes]) => toPath[tag](attributes)).join('') }]
  }),
)

function toStatement(key) {
  const { name, path } = drawings[key]
  const className = mirrored.includes(name) ? `, 'lucide-${name}'` : ''
  return `export const ${key} = /* @__PURE__ */ createIcon('${path}'${className})`
}

async function write() {
  const head = [
    '// Made by packages/ui/build/icons.mjs from lucide, (c) Lucide Icons and Contributors, ISC License; portions of it from',
    '// Feather, (c) Cole Bemis, MIT License.',
    "import { createIcon } from './create-icon.js'",
    '',
  ]
  const files = {
    'icons.ts': [...head, ...firstNames.map(toStatement), ''],
    'task-icons.ts': [...head, ...taskNames.map(toStatement), ''],
  }
  for (const [file, lines] of Object.entries(files)) writeFileSync(folder + file, lines.join('\n'))
  return exec([...tools.oxfmt, folder])
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = await write()
