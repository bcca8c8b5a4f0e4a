import type { ContractPath } from '@producer-portal/domain/contracts'
import { inforceTypeKeys } from '@producer-portal/domain/inforce'
import type { InforceType } from '@producer-portal/domain/inforce'

/** A contract whose side panel is open. */
export interface OpenContract extends ContractPath {
  /** The list of the alert that was pressed, which the panel begins with; null if there is none. */
  readonly alertList: Exclude<InforceType, 'all'> | null
}

const name = 'contract'
const listName = 'alert'
const between = '|'

/** Reads whose side panel is open: `?contract=01|LIF|7100100401&alert=missed`; null when none is. */
export function readContractPanel(query: URLSearchParams): OpenContract | null {
  const [coCode, coType, contractNo, ...rest] = (query.get(name) ?? '').split(between)
  if (!coCode || !coType || !contractNo || rest.length > 0) return null
  const list = inforceTypeKeys.find((key) => key === query.get(listName))
  return { coCode, coType, contractNo, alertList: list === undefined || list === 'all' ? null : list }
}

/** The query with the side panel of this contract open, or with none; its other parts stay. */
export function writeContractPanel(open: OpenContract | null, query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete(name)
  next.delete(listName)
  if (open) next.set(name, contractKey(open))
  if (open?.alertList) next.set(listName, open.alertList)
  return next
}

/** A key that identifies a contract. */
export function contractKey({ coCode, coType, contractNo }: ContractPath): string {
  return [coCode, coType, contractNo].join(between)
}

/** The address of a page with the side panel of a contract open. */
export function contractDetailHref(page: string, open: OpenContract): string {
  const [path, query] = page.split('?')
  return `${path}?${writeContractPanel(open, new URLSearchParams(query))}`
}
