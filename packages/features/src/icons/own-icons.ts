import type { WorklistItemReason } from '@producer-portal/domain/dashboard'
import type { IconComponent } from '@producer-portal/ui'

/** Icons of an insurer's own, by the names under which the portal looks for them; letter case makes no difference. */
export interface OwnIcons {
  /** By the `iconName` of the navigation tree. */
  readonly navigation?: Readonly<Record<string, IconComponent>>
  /** By the `childIconName` of the quick links. */
  readonly quickLinks?: Readonly<Record<string, IconComponent>>
  /** By the reason why something waits on the dashboard. */
  readonly worklist?: Readonly<Partial<Record<WorklistItemReason, IconComponent>>>
}

const ownIcons = new Map<string, IconComponent>()

/**
 * Adds icons of your own to those that the portal knows, or puts them in their place. Call it once before the first
 * page is drawn, on a server too.
 * @returns takes them back, for tests
 * @public
 */
export function defineIcons({ navigation = {}, quickLinks = {}, worklist = {} }: OwnIcons): () => void {
  const before = [...ownIcons]
  for (const [place, icons] of Object.entries({ navigation, quickLinks, worklist })) {
    for (const [name, icon] of Object.entries<IconComponent>(icons)) ownIcons.set(toKey(place, name), icon)
  }
  return () => {
    ownIcons.clear()
    for (const [key, icon] of before) ownIcons.set(key, icon)
  }
}

/** Returns the insurer's own icon of a name; undefined when the portal's counts. */
export function getOwnIcon(place: keyof OwnIcons, name: string | null): IconComponent | undefined {
  return ownIcons.get(toKey(place, name ?? ''))
}

function toKey(place: string, name: string): string {
  return `${place} ${name.toLowerCase()}`
}
