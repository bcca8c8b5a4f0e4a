'use client'

import { type AccessUser, canOpenPolicySystem } from '@producer-portal/domain/access'
import type { Contract } from '@producer-portal/domain/cases'
import { Link } from '@producer-portal/ui'

export interface ContractNumberProps {
  contract: Contract
  user: AccessUser
  /** Where the policy system shows the contract; left out, the number is plain text. */
  href: string | undefined
}

/** A contract number: a way into the policy system for those who may go there, when the contract is in it. */
export function ContractNumber({ contract, user, href }: ContractNumberProps) {
  if (href === undefined || !canOpenPolicySystem(contract, user)) return <>{contract.contractNo}</>
  return (
    <Link href={href} isExternal>
      {contract.contractNo}
    </Link>
  )
}
