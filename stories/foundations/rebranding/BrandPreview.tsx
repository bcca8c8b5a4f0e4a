import {
  AppHeader,
  Badge,
  Banner,
  BriefcaseIcon,
  Button,
  ButtonGroup,
  Checkbox,
  DataTable,
  type DataTableColumn,
  Heading,
  HouseIcon,
  Link,
  type Mode,
  NavRail,
  Text,
  TextField,
  ThemeProvider,
  UsersIcon,
} from '@producer-portal/ui'
import type { Brand } from '@producer-portal/ui/tokens'
import * as S from './rebranding.styles.js'

export interface BrandPreviewProps {
  brand: Brand
  mode: Mode
}

const places = [
  { id: 'home', label: 'Home', icon: HouseIcon, href: '#home' },
  { id: 'cases', label: 'Cases', icon: BriefcaseIcon, href: '#cases', isCurrent: true },
  { id: 'people', label: 'People', icon: UsersIcon, href: '#people' },
]

interface CaseRow {
  readonly insured: string
  readonly state: 'Approved' | 'Pending' | 'Declined'
  readonly premium: number
}

const tones = { Approved: 'success', Pending: 'warning', Declined: 'danger' } as const
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const rows: readonly CaseRow[] = [
  { insured: 'Amara Lindqvist', state: 'Approved', premium: 1250 },
  { insured: 'Tomas Okonkwo', state: 'Pending', premium: 410.5 },
  { insured: 'Priya Raghunathan', state: 'Pending', premium: 980.25 },
  { insured: 'June Castellanos', state: 'Declined', premium: 75_111.11 },
]
const columns: readonly DataTableColumn<CaseRow>[] = [
  { id: 'insured', header: 'Insured', width: 180, text: ({ insured }) => insured, card: 'title' },
  {
    id: 'state',
    header: 'Status',
    width: 120,
    text: ({ state }) => state,
    cell: ({ state }) => <Badge tone={tones[state]}>{state}</Badge>,
  },
  {
    id: 'premium',
    header: 'Premium',
    width: 120,
    align: 'end',
    text: ({ premium }) => dollars.format(premium),
    sortValue: ({ premium }) => premium,
  },
]

/** A small page in a brand: header, navigation, fields, buttons and a table. */
export function BrandPreview({ brand, mode }: BrandPreviewProps) {
  return (
    <S.Preview aria-label={`Preview of ${brand.name}`}>
      <ThemeProvider scope="element" brand={brand} mode={mode} density="comfortable">
        <AppHeader brand={brand} homeHref="#home" />
        <S.PreviewBody>
          <NavRail items={places} label="Preview" />
          <S.PreviewPage>
            <Heading level={3} size="lg">
              Pending cases
            </Heading>
            <Banner tone="info" role="note">
              Two requirements came in today. <Link href="#requirements">See what is open</Link>
            </Banner>
            <S.PreviewForm>
              <TextField label="Insured" hint="Last name first" defaultValue="Lindqvist, Amara" />
              <TextField label="Policy" error="Enter a policy number" defaultValue="00-A" />
            </S.PreviewForm>
            <Checkbox label="Tell me when the status changes" defaultChecked />
            <ButtonGroup>
              <Button variant="primary">Save changes</Button>
              <Button>Cancel</Button>
              <Button variant="danger">Withdraw</Button>
            </ButtonGroup>
            {/* a row of a grid would be as low as the table allows; a block is as high as its rows */}
            <div>
              <DataTable aria-label="Cases" columns={columns} rows={rows} getRowId={({ insured }) => insured} />
            </div>
            <Text size="sm">
              {brand.name} · {brand.phone} · {brand.email}
            </Text>
          </S.PreviewPage>
        </S.PreviewBody>
      </ThemeProvider>
    </S.Preview>
  )
}
