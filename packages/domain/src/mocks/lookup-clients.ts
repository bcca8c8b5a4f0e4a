import type { ClientDetail, LookupContract } from '../lookup/index.ts'

function contract(
  contractNumber: string,
  prodName: string,
  faceAmount: number | null,
  status: string,
  billStatus: string | null = 'Premium paying',
  relationship = 'Owner',
): LookupContract {
  return { contractNumber, prodName, faceAmount, status, billStatus, relationship }
}

/** A client whose ages depend on the day. */
type LookupClient = Omit<ClientDetail, 'age' | 'insuranceAge'> & { readonly name: string; readonly birthDate: string }

function contact(line: string, email: string | null, address: string | null) {
  return { phone: `31255501${line}`, email, address }
}

/** A few clients with contracts: several, one, none active, and one with hardly any data. */
export const lookupClients: readonly LookupClient[] = [
  {
    clientId: '7000101',
    name: 'Ada Parkinson',
    birthDate: '1961-04-02',
    ...contact('61', 'ada.parkinson@example.com', '14 Harbor Street, Evanston, IL 60201'),
    contracts: [
      contract('0001200101', 'Index UL', 500_000, 'ACTIVE'),
      contract('0001200102', 'Level Term 20', 250_000, 'Active', 'Billed quarterly', 'Insured'),
      contract('0000800077', 'Flex Account 85', 100_000, 'TERM', null),
    ],
  },
  {
    clientId: '7000102',
    name: "Brendan O'Shaughnessy",
    birthDate: '1978-11-30',
    ...contact('62', 'brendan@example.com', '9 Mill Road, Unit 4, Madison, WI 53703'),
    contracts: [contract('0001200203', 'Disability Income Plus', null, 'ACTIVE', 'Billed monthly')],
  },
  {
    clientId: '7000103',
    name: 'Lucía Fernández de la Vega',
    birthDate: '1949-02-28',
    ...contact('63', null, '220 Prairie Avenue, Chicago, IL 60616'),
    contracts: [contract('0000700311', 'Performance 500', 75_000, 'TERM', 'Surrendered')],
  },
  {
    clientId: '7000104',
    name: 'Samuel Adebayo-Whitfield',
    birthDate: '1990-07-15',
    ...contact('64', null, null),
    contracts: [contract('0001200404', 'Essential UL', 1_250_000, 'ACTIVE', null, 'Payor')],
  },
]
