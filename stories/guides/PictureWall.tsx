import {
  Avatar,
  Badge,
  Banner,
  Breadcrumb,
  Button,
  ButtonGroup,
  Checkbox,
  DataTable,
  type DataTableColumn,
  DescriptionList,
  Pagination,
  ProgressBar,
  RadioGroup,
  Select,
  Stepper,
  Switch,
  Tabs,
  Tag,
  TextField,
} from '@producer-portal/ui'
import { PictureTile } from './PictureTile.js'
import * as S from './guides.styles.js'

interface Policy {
  readonly id: string
  readonly client: string
  readonly product: string
  readonly status: string
  readonly premium: string
}

const policies: readonly Policy[] = [
  { id: '4417 0092', client: 'Amara Osei', product: 'Whole Life 100', status: 'Underwriting', premium: '$1,240.00' },
  { id: '4417 0108', client: 'Daniel Whitcomb', product: 'Term 20', status: 'Approved', premium: '$386.50' },
  {
    id: '4417 0119',
    client: 'Miguel Santos',
    product: 'Variable Universal Life',
    status: 'Issued',
    premium: '$2,075.00',
  },
  { id: '4417 0131', client: 'Priya Raman', product: 'Disability Income', status: 'Requirements', premium: '$912.75' },
]

const columns: readonly DataTableColumn<Policy>[] = [
  { id: 'client', header: 'Insured name', text: ({ client }) => client, isLocked: true, width: 180 },
  { id: 'id', header: 'Policy number', text: ({ id }) => id, width: 140 },
  { id: 'product', header: 'Product', text: ({ product }) => product, width: 180 },
  { id: 'status', header: 'Status', text: ({ status }) => status, width: 150 },
  { id: 'premium', header: 'Premium', text: ({ premium }) => premium, width: 120, align: 'end' },
]

const nothing = () => {}
const emptyPanel = { panel: null }

/** A first look at the design system: its components drawn live, in the toolbar's brand, mode and density. */
export function PictureWall() {
  return (
    <S.Wall>
      <PictureTile name="DataTable" isWide>
        <S.TablePicture>
          <DataTable
            aria-label="Pending cases"
            columns={columns}
            rows={policies}
            getRowId={({ id }) => id}
            sortDescriptor={{ columnId: 'client', direction: 'ascending' }}
            onSortChange={nothing}
          />
        </S.TablePicture>
      </PictureTile>
      <PictureTile name="Button">
        <ButtonGroup>
          <Button variant="primary">Save changes</Button>
          <Button>Cancel</Button>
        </ButtonGroup>
        <ButtonGroup>
          <Button variant="danger">Remove access</Button>
          <Button isPending>Sending</Button>
        </ButtonGroup>
      </PictureTile>
      <PictureTile name="TextField">
        <TextField label="Email" hint="We send statements here." defaultValue="elena@example.com" />
      </PictureTile>
      <PictureTile name="Banner">
        <Banner tone="warning" title="Two requirements are due">
          Both by Friday.
        </Banner>
      </PictureTile>
      <PictureTile name="Tabs">
        <Tabs
          label="Cases"
          selectedKey="pending"
          onSelectionChange={nothing}
          tabs={[
            { id: 'pending', label: 'Pending', count: 12, ...emptyPanel },
            { id: 'issued', label: 'Issued', count: 5, ...emptyPanel },
          ]}
        />
        <Breadcrumb items={[{ label: 'New Business', href: '#' }, { label: 'Pending' }]} />
      </PictureTile>
      <PictureTile name="Checkbox">
        <Checkbox label="Remember my user id" defaultChecked />
        <Checkbox label="All people" isIndeterminate />
        <Switch label="Requirement follow-up" defaultChecked />
      </PictureTile>
      <PictureTile name="RadioGroup">
        <RadioGroup
          label="Send the code by"
          defaultValue="text"
          options={[
            { value: 'text', label: 'Text message' },
            { value: 'call', label: 'Call' },
          ]}
        />
      </PictureTile>
      <PictureTile name="Badge">
        <ButtonGroup>
          <Badge tone="success">Approved</Badge>
          <Badge tone="warning">Due</Badge>
          <Badge tone="danger">128</Badge>
        </ButtonGroup>
        <ButtonGroup>
          <Tag label="Massachusetts" tone="accent" onRemove={nothing} />
          <Avatar name="Elena Rivera" />
        </ButtonGroup>
      </PictureTile>
      <PictureTile name="ProgressBar">
        <div data-fill>
          <ProgressBar label="Uploading 3 files" value={64} />
        </div>
        <Select label="State" options={[{ value: 'MA', label: 'Massachusetts' }]} />
      </PictureTile>
      <PictureTile name="DescriptionList">
        <DescriptionList
          items={[
            { term: 'Policy number', detail: '4417 0092' },
            { term: 'Face amount', detail: '$500,000.00' },
          ]}
        />
      </PictureTile>
      <PictureTile name="Stepper" isWide>
        <div data-fill>
          <Stepper
            currentId="scenarios"
            steps={[
              { id: 'product', label: 'Product' },
              { id: 'client', label: 'Client' },
              { id: 'scenarios', label: 'Scenarios' },
              { id: 'review', label: 'Review and send' },
            ]}
          />
        </div>
      </PictureTile>
      <PictureTile name="Pagination" isWide>
        <div data-fill>
          <Pagination page={2} total={240} onPageChange={nothing} />
        </div>
      </PictureTile>
    </S.Wall>
  )
}
