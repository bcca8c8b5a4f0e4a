import type { AccessUser } from '../access/index.ts'
import { canManageAccess } from '../access/index.ts'
import type { NavigationItem } from './item.ts'

/** The navigation group that needs the Manage Access right. */
export const manageMyAgency = 'Manage My Agency'

/** The tree as this user may see it: without the right to manage access the group 'Manage My Agency' is removed. */
export function navigationForUser(tree: readonly NavigationItem[], user: AccessUser): readonly NavigationItem[] {
  return canManageAccess(user) ? tree : withoutGroup(tree, manageMyAgency)
}

function withoutGroup(tree: readonly NavigationItem[], name: string): readonly NavigationItem[] {
  return tree
    .filter((item) => item.name.trim() !== name && item.parentName?.trim() !== name)
    .map((item) => ({ ...item, children: withoutGroup(item.children, name) }))
}
