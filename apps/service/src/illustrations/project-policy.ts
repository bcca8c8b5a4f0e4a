/** The facts known of a policy. Dollars; null where it isn't known. */
export interface PolicyFacts {
  readonly faceAmount: number | null
  readonly annualPremium: number | null
  /** `YYYY-MM-DD` */
  readonly issuedOn: string | null
  readonly birthDate: string | null
  /** Term and disability contracts build up no value. */
  readonly hasCashValue: boolean
}

/** The end of one calendar year of a policy. Dollars. */
export interface ProjectedYear {
  readonly year: number
  /** The age that the insured reaches in the year; null without a birth date. */
  readonly age: number | null
  readonly premium: number
  readonly guaranteedValue: number
  readonly currentValue: number
  readonly benefit: number
}

/** The last age of an illustration. The first year shows at any age. */
const lastAge = 100
const yearsAhead = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 25, 30]
/** The share of each premium that builds up value, and the interest on it. */
const credited = 0.85
const interest = { guaranteed: 0.02, current: 0.0425 } as const

/**
 * The figures of an illustration: what the policy is worth in coming years if nothing changes. They're those of the
 * demo, simple on purpose: premiums are paid as they are now, and values grow by two fixed rates.
 */
export function projectPolicy(facts: PolicyFacts, currentYear: number): readonly ProjectedYear[] {
  const { faceAmount, annualPremium, issuedOn, birthDate, hasCashValue } = facts
  const issueYear = issuedOn === null ? currentYear : Number(issuedOn.slice(0, 4))
  const premium = annualPremium ?? 0
  const isShown = (ahead: number) =>
    ahead === 1 || birthDate === null || currentYear + ahead - Number(birthDate.slice(0, 4)) <= lastAge
  return yearsAhead.filter(isShown).map((ahead) => {
    const year = currentYear + ahead
    const paidYears = Math.max(1, year - issueYear + 1)
    const currentValue = hasCashValue ? growPremiums(premium, paidYears, interest.current) : 0
    return {
      year,
      age: birthDate === null ? null : year - Number(birthDate.slice(0, 4)),
      premium,
      guaranteedValue: hasCashValue ? growPremiums(premium, paidYears, interest.guaranteed) : 0,
      currentValue,
      benefit: Math.max(faceAmount ?? 0, currentValue),
    }
  })
}

/** The sum of equal yearly premiums with interest, at the end of the last year, in whole dollars. */
function growPremiums(premium: number, years: number, rate: number): number {
  return Math.round(((premium * credited * ((1 + rate) ** years - 1)) / rate) * (1 + rate))
}
