import { maxLockedColumns } from './column-setting.ts'
import type { ColumnSetting, ColumnSettings } from './column-setting.ts'

/** The possible actions of the lock of a column: lock it, unlock it, or nothing because three others are locked. */
export type LockState = 'lockable' | 'locked' | 'limit'

/** The state of a column's lock. */
export function lockState(settings: ColumnSettings, id: string): LockState {
  if (settings.some((setting) => setting.id === id && setting.locked)) return 'locked'
  return lockedCount(settings) < maxLockedColumns ? 'lockable' : 'limit'
}

/** Locks a column: it becomes visible and moves to the end of the locked block. At the limit nothing changes. */
export function lockColumn(settings: ColumnSettings, id: string): ColumnSettings {
  if (lockState(settings, id) !== 'lockable') return settings
  return movedToBoundary(settings, id, { locked: true, visible: true })
}

/** Unlocks a column: it moves to the first place below the locked ones. */
export function unlockColumn(settings: ColumnSettings, id: string): ColumnSettings {
  return lockState(settings, id) === 'locked' ? movedToBoundary(settings, id, { locked: false }) : settings
}

/** Hides or shows a column. A locked column is always visible, so hiding it changes nothing. */
export function setColumnVisible(settings: ColumnSettings, id: string, visible: boolean): ColumnSettings {
  const current = settings.find((setting) => setting.id === id)
  if (!current || current.locked || current.visible === visible) return settings
  return settings.map((setting) => (setting.id === id ? { ...setting, visible } : setting))
}

/** True if a column can take the place of another: both are locked, or neither is. */
export function canMoveColumn(settings: ColumnSettings, id: string, target: string): boolean {
  const moving = settings.find((setting) => setting.id === id)
  const place = settings.find((setting) => setting.id === target)
  return moving !== undefined && place !== undefined && moving.locked === place.locked
}

/**
 * Moves a column to the place of another, which makes room. Across the boundary between locked and unlocked nothing
 * changes.
 */
export function moveColumn(settings: ColumnSettings, id: string, target: string): ColumnSettings {
  if (id === target || !canMoveColumn(settings, id, target)) return settings
  const from = settings.findIndex((setting) => setting.id === id)
  const to = settings.findIndex((setting) => setting.id === target)
  return settings.toSpliced(from, 1).toSpliced(to, 0, ...settings.slice(from, from + 1))
}

function movedToBoundary(settings: ColumnSettings, id: string, change: Partial<ColumnSetting>): ColumnSettings {
  const moved = settings.filter((setting) => setting.id === id).map((setting) => ({ ...setting, ...change }))
  const others = settings.filter((setting) => setting.id !== id)
  return others.toSpliced(lockedCount(others), 0, ...moved)
}

function lockedCount(settings: ColumnSettings): number {
  return settings.filter((setting) => setting.locked).length
}
