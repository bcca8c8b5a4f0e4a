import { noteActivity } from './activity.js'
import { tellTabs } from './tabs.js'

/** Notes activity here and in every other tab. */
export function shareActivity(atMs: number): void {
  noteActivity(atMs)
  tellTabs({ kind: 'active', atMs })
}
