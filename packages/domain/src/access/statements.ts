import { hasAudience } from './holds.ts'
import type { AccessUser } from './user.ts'

/** Statements: Agent, GAMgr, PGAMgr, DICtrMgr and both home-office audiences. Everyone else sees 'Nothing here.' */
export function canSeeStatements(user: AccessUser): boolean {
  return hasAudience(user, ['Agent', 'GAMgr', 'PGAMgr', 'DICtrMgr', 'HomeOffice', 'HomeOfficeAIC'])
}
