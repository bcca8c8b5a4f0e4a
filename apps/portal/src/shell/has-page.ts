import { findPage } from '@producer-portal/domain/shell'

/** Whether the portal has a page at a path, and not only plans one. */
export function hasPage(path: string): boolean {
  const page = findPage(path)
  return page !== undefined && !page.isPlanned
}
