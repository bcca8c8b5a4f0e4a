import { caseColumns } from '../cases/case-lists.ts'
import type { CaseColumns } from '../cases/case-lists.ts'
import type { ContractType } from '../cases/contract-types.ts'
import { differsFromSaved, toColumnPreferences } from './column-setting.ts'
import type { ColumnSettings } from './column-setting.ts'
import { reconcileColumnSettings } from './reconcile.ts'

/** The columns as they are to be saved, after somebody saved others meanwhile. */
export interface MergedColumns {
  readonly settings: ColumnSettings
  /** The outcome of the other changes: all kept, or kept but for the order of the columns; null if there were none. */
  readonly others: 'kept' | 'order-replaced' | null
}

/**
 * Puts changes of the same columns together, three ways: what a person shows, hides, locks or moves counts where they
 * did that, what was saved meanwhile everywhere else. Two orders can't be put together: the person's counts.
 * @param base the columns that the person started from
 * @param own the columns as the person has arranged them
 * @param saved the columns as they are saved now
 */
export function mergeColumnSettings(
  type: ContractType,
  base: ColumnSettings,
  own: ColumnSettings,
  saved: ColumnSettings,
  columns: CaseColumns<never> = caseColumns,
): MergedColumns {
  if (!differsFromSaved(saved, base)) return { settings: own, others: null }
  const isMoved = !hasSameOrder(own, base)
  const before = new Map(base.map((setting) => [setting.id, setting]))
  const [order, other] = isMoved ? [own, saved] : [saved, own]
  const others = new Map(other.map((setting) => [setting.id, setting]))
  const merged = order.map((setting) => {
    const [mine, theirs] = isMoved ? [setting, others.get(setting.id)] : [others.get(setting.id), setting]
    const start = before.get(setting.id)
    if (!mine || !theirs) return setting
    return {
      id: setting.id,
      visible: mine.visible === start?.visible ? theirs.visible : mine.visible,
      locked: mine.locked === start?.locked ? theirs.locked : mine.locked,
    }
  })
  return {
    settings: reconcileColumnSettings(type, toColumnPreferences(merged, columns), columns),
    others: isMoved && !hasSameOrder(saved, base) && !hasSameOrder(saved, own) ? 'order-replaced' : 'kept',
  }
}

function hasSameOrder(one: ColumnSettings, other: ColumnSettings): boolean {
  return one.length === other.length && one.every(({ id }, index) => id === other[index]?.id)
}
