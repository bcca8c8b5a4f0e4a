import type { IconComponent } from '../Icon/Icon.js'

/** A thing in a tree. */
export interface TreeItem {
  /** Tells it apart from all others of the tree. */
  readonly id: string
  /** Its name, which typing leads to. */
  readonly label: string
  /** Makes it a link; without it, pressing it chooses it. */
  readonly href?: string
  /** An icon before the name; none by default. */
  readonly icon?: IconComponent
  /** Muted text after the name, such as a number; none by default. */
  readonly note?: string
  /** The things in it. An empty list is a branch with nothing in it; nothing here makes it a leaf. */
  readonly children?: readonly TreeItem[]
  /** The state of a branch whose things are not here yet; `unloaded` until it is opened for the first time. */
  readonly branch?: 'unloaded' | 'loading' | 'failed'
}

/** A line of a tree that is in view: a thing, or the state of the branch above it. */
export interface TreeRow {
  readonly key: string
  readonly item: TreeItem
  /** 1 at the top. */
  readonly level: number
  /** The key of the branch it is in. */
  readonly parent: string | undefined
  readonly kind: 'item' | 'loading' | 'failed' | 'empty'
  readonly place: number
  readonly size: number
}

export const isBranch = ({ children, branch }: TreeItem): boolean => children !== undefined || branch !== undefined

/** The lines that are in view, from top to bottom. */
export function listRows(
  items: readonly TreeItem[],
  expanded: ReadonlySet<string>,
  level = 1,
  parent?: string,
): readonly TreeRow[] {
  return items.flatMap((item, index): readonly TreeRow[] => {
    const row = { key: item.id, item, level, parent, kind: 'item', place: index + 1, size: items.length } as const
    if (!isBranch(item) || !expanded.has(item.id)) return [row]
    const inside = { item, level: level + 1, parent: item.id, place: 1, size: 1 }
    if (item.children && item.children.length > 0) {
      return [row, ...listRows(item.children, expanded, level + 1, item.id)]
    }
    const kind = item.children ? 'empty' : item.branch === 'failed' ? 'failed' : 'loading'
    return [row, { ...inside, key: `${item.id} state`, kind }]
  })
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** The next thing whose name begins with what was typed, around the end. One letter again and again goes through all. */
export function findByText(rows: readonly TreeRow[], from: number, typed: string): TreeRow | undefined {
  const wanted = fold(typed)
  const isOneLetter = new Set(wanted).size === 1
  const start = isOneLetter ? from + 1 : from
  const around = [...rows.slice(start), ...rows.slice(0, start)]
  return around.find(
    ({ kind, item }) => kind === 'item' && fold(item.label).startsWith(isOneLetter ? wanted.slice(0, 1) : wanted),
  )
}
