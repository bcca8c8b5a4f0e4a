import * as v from 'valibot'

/** One entry of the navigation tree. */
export interface NavigationItem {
  readonly name: string
  /** A path of the portal or a whole address; null for an entry that only opens its children. */
  readonly url: string | null
  /** `Link` goes to the url, `Menu` opens the children. */
  readonly type: string
  readonly level: number | null
  readonly iconName: string | null
  readonly children: readonly NavigationItem[]
  readonly parentName: string | null
}

export const navigationItemSchema: v.GenericSchema<unknown, NavigationItem> = v.object({
  name: v.string(),
  url: v.nullish(v.string(), null),
  type: v.nullish(v.string(), 'Link'),
  level: v.nullish(v.number(), null),
  iconName: v.nullish(v.string(), null),
  children: v.nullish(v.array(v.lazy(() => navigationItemSchema)), []),
  parentName: v.nullish(v.string(), null),
})

/** The navigation tree (GET /navigation-tree), in the order in which it is shown. */
export const navigationTreeSchema = v.array(navigationItemSchema)

/** True for an item that opens its children instead of navigating. */
export function isMenu(item: NavigationItem): boolean {
  return item.type === 'Menu'
}
