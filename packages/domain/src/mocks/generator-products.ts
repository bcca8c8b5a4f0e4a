/** The product lines with their share of a book, the code of their contracts and their products. */
export const productLines = [
  {
    line: 'Life',
    coType: 'LIF',
    weight: 70,
    products: [
      'Horizon Term 10',
      'Horizon Term 20',
      'Horizon Term 30',
      'Keystone Whole Life',
      'Keystone Whole Life with Long-Term Care Rider',
      'Summit Universal Life',
      'Survivor Whole Life',
    ],
  },
  {
    line: 'Disability Income',
    coType: 'DIS',
    weight: 15,
    products: ['Income Shield', 'Income Shield Professional', 'Business Overhead Expense'],
  },
  { line: 'Annuity', coType: 'ANN', weight: 10, products: ['Steady Income Annuity', 'Flexible Deferred Annuity'] },
  { line: 'Long-Term Care', coType: 'LTC', weight: 5, products: ['Care Companion'] },
] as const

export type ProductLine = (typeof productLines)[number]

/** The way a case is underwritten. */
export const programTypes = [
  ['Full Underwriting', 55],
  ['Accelerated', 30],
  ['Simplified Issue', 10],
  ['Guaranteed Issue', 5],
] as const

export const billFrequencies = [
  ['Monthly', 55],
  ['Quarterly', 15],
  ['Semi-Annual', 10],
  ['Annual', 20],
] as const

/** Payments a year of each billing frequency. */
export const paymentsPerYear: Readonly<Record<(typeof billFrequencies)[number][0], number>> = {
  Monthly: 12,
  Quarterly: 4,
  'Semi-Annual': 2,
  Annual: 1,
}

export const underwriters = [
  'Dana Whitlock',
  'Ravi Menon',
  'Carla Espinoza',
  'Neil Hargrove',
  'Sung-min Cho',
  'Beth Lindgren',
  'Tobias Reuter',
  'Yvonne Baptiste',
] as const

export const serviceRepresentatives = [
  'Kim Dawson',
  'Paulo Mendes',
  'Ines Carvalho',
  'Gregor Hahn',
  'Latoya Fields',
  'Shaun Mulligan',
] as const
