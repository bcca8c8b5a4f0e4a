import type { AccessItem } from './entities.ts'

/** Flips the toggle of one application. */
export function flipShared(items: readonly AccessItem[], index: number): readonly AccessItem[] {
  return items.map((item, at) => (at === index ? { ...item, delegationStatus: !item.delegationStatus } : item))
}

/** Quick select all: every application to the same value. */
export function shareAll(items: readonly AccessItem[], shared: boolean): readonly AccessItem[] {
  return items.map((item) => ({ ...item, delegationStatus: shared }))
}

/** Whether the quick-select-all box is ticked: every application is shared, and there is one. */
export function isAllShared(items: readonly AccessItem[]): boolean {
  return items.length > 0 && items.every((item) => item.delegationStatus)
}

/** Whether the toggles differ from what is saved: then leaving asks first and Save is enabled. */
export function hasUnsavedSharing(items: readonly AccessItem[], saved: readonly AccessItem[]): boolean {
  return (
    items.length !== saved.length || items.some((item, at) => item.delegationStatus !== saved[at]?.delegationStatus)
  )
}
