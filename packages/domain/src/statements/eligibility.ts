/** The contract types that can have an NCDC statement. */
export const ncdcContractTypes = [
  'Agent',
  'Producing General Agent Builder',
  'Producing General Agent',
  'Associate Producing General Agent',
  'Independent Agent',
] as const

/** What a server knows of a producer when it decides which statements there are. */
export interface StatementFacts {
  readonly hasBenefitEligibleContract: boolean
  readonly contractType: string | null
  readonly isLeadersCourtQualified: boolean
}

/** The Benefact statement needs a benefit-eligible contract. */
export function hasBenefactStatement({ hasBenefitEligibleContract }: StatementFacts): boolean {
  return hasBenefitEligibleContract
}

/** The NCDC statement needs one of five contract types and Leaders Court qualification. */
export function hasNcdcStatement({ contractType, isLeadersCourtQualified }: StatementFacts): boolean {
  return isLeadersCourtQualified && ncdcContractTypes.some((type) => type === contractType)
}
