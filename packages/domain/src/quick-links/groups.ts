import * as v from 'valibot'
import { quickLinkOptionSchema } from './entities.ts'
import type { QuickLinkOption, QuickLinkType } from './entities.ts'
import { isQuickLinkType } from './reachable.ts'

const group = v.nullish(v.array(quickLinkOptionSchema), [])

/** All options, in their three groups. */
export const quickLinkGroupsSchema = v.object({ apps: group, other: group, pages: group })
export type QuickLinkGroups = v.InferOutput<typeof quickLinkGroupsSchema>

const groupOfType = { application: 'apps', other: 'other', page: 'pages' } as const satisfies Record<
  QuickLinkType,
  keyof QuickLinkGroups
>

/** Puts options into their three groups, order kept; options of an unknown type are left out. */
export function groupQuickLinks(options: readonly QuickLinkOption[]): QuickLinkGroups {
  const groups: QuickLinkGroups = { apps: [], other: [], pages: [] }
  for (const option of options) if (isQuickLinkType(option.type)) groups[groupOfType[option.type]].push(option)
  return groups
}

/** All options of the three groups as one list: applications, pages, others. */
export function quickLinkOptions({ apps, other, pages }: QuickLinkGroups): readonly QuickLinkOption[] {
  return [...apps, ...pages, ...other].filter(({ type }) => isQuickLinkType(type))
}
