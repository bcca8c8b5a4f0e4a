import { CircleHelpIcon } from '../icons/icons.js'
import type { ReactElement } from 'react'
import * as ui from '../index.js'
import { defaultBrand } from '../tokens/brand.js'

const ignore = () => undefined
const option = { value: 'ma', label: 'Massachusetts' }
const menuItem = { id: 'refresh', label: 'Refresh' }
const page = { id: 'cases', label: 'Cases', href: '/cases', icon: CircleHelpIcon }
const bars = [{ id: 'week', label: 'This week', value: 3 }]
const rows = [{ id: '1', name: 'Rivera' }]
type Row = (typeof rows)[number]
const columns = [{ id: 'name', header: 'Name', width: 120, text: ({ name }: Row) => name }]
const table = { columns, rows, getRowId: ({ id }: Row) => id }
const dialog = { isOpen: true, onClose: ignore, title: 'Question' }
const visibility = {
  areFieldsVisible: true,
  isDialogOpen: false,
  closeDialog: ignore,
  barId: 'bar',
  buttonProps: { onClick: ignore },
}
const search = {
  labels: {
    field: 'Name',
    search: 'Search',
    close: 'Close',
    idle: 'Nothing searched for yet',
    searching: 'Searching…',
    results: (count: number) => `${count} found`,
    failed: 'Try again.',
    unreachable: 'Check your connection.',
  },
  search: { step: 'idle' },
  onSearch: ignore,
  validate: () => null,
  getCount: () => 0,
} as const
const list = {
  ...table,
  failureText: "We couldn't load your cases.",
  countText: 'Showing 1 case',
  toolbarLabel: 'Cases',
  onRefresh: ignore,
  filters: [],
  onFiltersChange: ignore,
  tableLabel: 'Cases',
  sortDescriptor: null,
  onSortChange: ignore,
  page: 1,
  onPageChange: ignore,
  pageSize: 10,
  pageSizes: [10, 'all'],
} as const
const widget = {
  ...table,
  title: 'Cases',
  link: { label: 'All cases', href: '/cases' },
  tabs: [{ id: 'pending', label: 'Pending (1)' }],
  tabsLabel: 'Lists',
  selectedTab: 'pending',
  onTabChange: ignore,
  tableLabel: 'Cases',
  page: 1,
  onPageChange: ignore,
  onRowAction: ignore,
  errorText: "We couldn't load your cases.",
  refreshText: 'Retry',
  onRefresh: ignore,
}

/** Every public component with the least it needs. */
export const samples: Readonly<Record<string, ReactElement<object>>> = {
  Accordion: <ui.Accordion items={[{ id: 'a', title: 'Documents', content: 'None' }]} />,
  AppFooter: <ui.AppFooter notice="For producers only" />,
  AppHeader: <ui.AppHeader brand={defaultBrand} />,
  Avatar: <ui.Avatar name="Ana Rivera" />,
  Badge: <ui.Badge>New</ui.Badge>,
  Banner: <ui.Banner tone="info">Saved</ui.Banner>,
  BarList: <ui.BarList title="By age" items={bars} selectedKey="week" onSelectionChange={ignore} />,
  BarListGroup: <ui.BarListGroup>Bars</ui.BarListGroup>,
  BrandLogo: <ui.BrandLogo brand={defaultBrand} />,
  BrandMotif: <ui.BrandMotif />,
  Breadcrumb: <ui.Breadcrumb items={[{ label: 'Start', href: '/' }, { label: 'Cases' }]} />,
  Button: <ui.Button>Save</ui.Button>,
  ButtonGroup: <ui.ButtonGroup>Buttons</ui.ButtonGroup>,
  Card: <ui.Card title="Contact">Text</ui.Card>,
  Checkbox: <ui.Checkbox label="Paperless" />,
  Checklist: <ui.Checklist label="Your password has" items={[{ id: 'digit', label: 'a digit', isMet: true }]} />,
  ColumnChart: <ui.ColumnChart title="By week" items={bars} selectedKey="week" onSelectionChange={ignore} />,
  Combobox: <ui.Combobox label="State" options={[option]} />,
  ConfirmModal: (
    <ui.ConfirmModal
      isOpen
      title="Leave without saving?"
      cancelAction={{ label: 'Stay', onAction: ignore }}
      confirmAction={{ label: 'Leave', onAction: ignore }}
    />
  ),
  DataTable: <ui.DataTable {...table} aria-label="Cases" />,
  DatePicker: <ui.DatePicker label="Issue date" />,
  DateRange: <ui.DateRange label="Issued" />,
  DescriptionList: <ui.DescriptionList items={[{ term: 'Case', detail: '4711' }]} />,
  DescriptionListSkeleton: <ui.DescriptionListSkeleton />,
  Disclosure: <ui.Disclosure title="Details">Text</ui.Disclosure>,
  Drawer: <ui.Drawer {...dialog} />,
  EmptyState: <ui.EmptyState title="No cases" />,
  ErrorBoundary: <ui.ErrorBoundary fallback={() => 'Failed'}>Text</ui.ErrorBoundary>,
  ErrorState: <ui.ErrorState title="We couldn't load your cases." onRetry={ignore} />,
  Field: <ui.Field label="City">{(control) => <input {...control} />}</ui.Field>,
  Fieldset: (
    <ui.Fieldset label="Address">
      <input aria-label="City" />
    </ui.Fieldset>
  ),
  FileDrop: <ui.FileDrop label="Documents" onFilesAdd={ignore} />,
  FileList: <ui.FileList files={[{ id: '1', name: 'a.pdf', state: 'ready' }]} />,
  FilterBar: <ui.FilterBar label="Filters" filters={[{ id: 'state', label: 'MA' }]} onFilterRemove={ignore} />,
  Form: (
    <ui.Form onValidSubmit={ignore}>
      <ui.Button type="submit">Save</ui.Button>
    </ui.Form>
  ),
  FormBanner: <ui.FormBanner reasons={['The office closes before it opens.']} />,
  Heading: <ui.Heading level={2}>Cases</ui.Heading>,
  Icon: <ui.Icon icon={CircleHelpIcon} />,
  IconButton: <ui.IconButton label="Help" icon={CircleHelpIcon} />,
  Link: <ui.Link href="/cases">Cases</ui.Link>,
  LinkProvider: <ui.LinkProvider component="a">Text</ui.LinkProvider>,
  ListFilters: <ui.ListFilters label="Filters" filters={[]} onFiltersChange={ignore} visibility={visibility} />,
  ListScreen: <ui.ListScreen header={{ title: 'Cases' }} list={list} />,
  ListWidget: <ui.ListWidget {...widget} />,
  LiveRegionProvider: <ui.LiveRegionProvider>Text</ui.LiveRegionProvider>,
  LiveText: <ui.LiveText text="3 books" />,
  LoadState: (
    <ui.LoadState value="loading" skeleton={<ui.Skeleton />}>
      {() => null}
    </ui.LoadState>
  ),
  LocaleProvider: <ui.LocaleProvider>Text</ui.LocaleProvider>,
  Menu: <ui.Menu items={[menuItem]} renderTrigger={(trigger) => <button {...trigger}>More</button>} />,
  MenuButton: <ui.MenuButton items={[menuItem]}>More</ui.MenuButton>,
  Modal: <ui.Modal {...dialog} />,
  MultiSelect: <ui.MultiSelect label="States" options={[option]} />,
  MultilineList: <ui.MultilineList items={[{ main: 'Ana Rivera' }]} emptyText="None" />,
  NavRail: <ui.NavRail items={[page]} />,
  NewPasswordFields: (
    <ui.NewPasswordFields
      labels={{
        password: 'New password',
        confirmation: 'Confirm new password',
        showPassword: 'Show',
        showConfirmation: 'Show',
        rules: 'It needs',
      }}
      getRules={() => []}
    />
  ),
  OneTimeCodeField: <ui.OneTimeCodeField label="Code" />,
  OptionalLink: <ui.OptionalLink href="/cases">Cases</ui.OptionalLink>,
  PageHeader: <ui.PageHeader title="Cases" />,
  PageSizeSelect: <ui.PageSizeSelect sizes={[10, 'all']} pageSize={10} onPageSizeChange={ignore} />,
  Pagination: <ui.Pagination page={1} total={30} onPageChange={ignore} />,
  PasswordField: <ui.PasswordField label="Password" />,
  PhoneField: <ui.PhoneField label="Mobile phone" />,
  Popover: (
    <ui.Popover label="Help" renderTrigger={(trigger) => <button {...trigger}>Help</button>}>
      Text
    </ui.Popover>
  ),
  Portal: <ui.Portal>Text</ui.Portal>,
  ProgressBar: <ui.ProgressBar label="Uploading" value={30} />,
  RadioGroup: <ui.RadioGroup label="State" options={[option]} />,
  ReorderList: <ui.ReorderList groups={[{ id: 'shown', items: [menuItem] }]} onItemMove={ignore} />,
  SaveBar: <ui.SaveBar label="Columns" cancelLabel="Cancel" saveLabel="Save" onCancel={ignore} onSave={ignore} />,
  SearchField: <ui.SearchField label="Search" />,
  SearchPanel: (
    <ui.SearchPanel {...dialog} {...search}>
      {() => null}
    </ui.SearchPanel>
  ),
  SearchResults: <ui.SearchResults label="Agents" items={[menuItem]} selectedId="refresh" onSelect={ignore} />,
  Select: <ui.Select label="State" options={[option]} />,
  Skeleton: <ui.Skeleton />,
  SkipLink: <ui.SkipLink />,
  SlideOut: <ui.SlideOut {...dialog} />,
  Spinner: <ui.Spinner label="Loading" />,
  Stack: <ui.Stack>Text</ui.Stack>,
  StackedBar: <ui.StackedBar title="By reach" items={bars} selectedKey="week" onSelectionChange={ignore} />,
  StatusBadge: <ui.StatusBadge>Pending</ui.StatusBadge>,
  StatusRegion: <ui.StatusRegion>Saved</ui.StatusRegion>,
  Stepper: <ui.Stepper steps={[menuItem]} currentId="refresh" />,
  Switch: <ui.Switch label="Follow-up emails" />,
  Tabs: (
    <ui.Tabs label="Lists" tabs={[{ ...menuItem, panel: 'Text' }]} selectedKey="refresh" onSelectionChange={ignore} />
  ),
  Tag: <ui.Tag label="MA" />,
  Text: <ui.Text>Text</ui.Text>,
  TextArea: <ui.TextArea label="Note" />,
  TextField: <ui.TextField label="City" />,
  ThemeProvider: <ui.ThemeProvider>Text</ui.ThemeProvider>,
  ToastProvider: <ui.ToastProvider>Text</ui.ToastProvider>,
  Toolbar: <ui.Toolbar label="Cases" />,
  Tooltip: (
    <ui.Tooltip content="Why">
      <button type="button">Save</button>
    </ui.Tooltip>
  ),
  Tree: <ui.Tree label="Agencies" items={[menuItem]} />,
  TruncatedText: <ui.TruncatedText text="One two three" maxCharacters={5} title="Note" />,
  UnderlineNav: <ui.UnderlineNav aria-label="Account" items={[{ ...page, current: 'page' }]} />,
  VisuallyHidden: <ui.VisuallyHidden>Text</ui.VisuallyHidden>,
}

/** Components whose ref and attributes go to the control that people use; class name and style go to the root. */
export const fields: readonly string[] = [
  'Checkbox',
  'Combobox',
  'DatePicker',
  'FileDrop',
  'MultiSelect',
  'OneTimeCodeField',
  'PageSizeSelect',
  'PasswordField',
  'PhoneField',
  'SearchField',
  'Select',
  'Switch',
  'TextArea',
  'TextField',
]

/** Fields without the texts that all others have, and why. */
export const plainFields: Readonly<Record<string, string>> = {
  PageSizeSelect: 'a number of rows is never wrong',
  Switch: 'its state is read out before the hint, and there is always one',
}

/** Fields that `isRequired` marks, and that may still be empty when a form is sent. */
export const neverRequired: Readonly<Record<string, string>> = {
  FileDrop: 'it has handed its files over, and is empty again',
}

/** Components without a root of their own, and why. */
export const rootless: Readonly<Record<string, string>> = {
  ErrorBoundary: 'draws its children',
  LinkProvider: 'draws its children',
  LiveRegionProvider: 'draws its children, and regions that only screen readers find',
  LocaleProvider: 'draws its children',
  LoadState: 'draws its content, or a state in its place',
  Menu: 'draws the control it is given; its layer is placed by the library',
  Popover: 'draws the control it is given; its layer is placed by the library',
  Portal: 'draws its children elsewhere',
  SearchPanel: 'is a dialog with a given content: no app has needed more of its root',
  ThemeProvider: 'draws its children',
  ToastProvider: 'draws its children; toasts come one by one',
  Tooltip: 'draws the control it is given',
}

/** Components whose id something else needs, and why. */
export const idsGiven: Readonly<Record<string, string>> = {
  ListFilters: 'its visibility says which id the button that shows it refers to',
  MenuButton: 'its menu is named by the id',
}

/** The way a component is disabled; with `aria-disabled` it promises to keep the focus. */
export const disabledBy: Readonly<Record<string, readonly ('disabled' | 'aria-disabled' | 'isDisabled')[]>> = {
  Button: ['disabled', 'aria-disabled'],
  Checkbox: ['disabled'],
  Combobox: ['disabled'],
  DatePicker: ['disabled'],
  DateRange: ['disabled'],
  Disclosure: ['isDisabled'],
  Fieldset: ['disabled'],
  FileDrop: ['disabled'],
  IconButton: ['disabled', 'aria-disabled'],
  MenuButton: ['disabled', 'aria-disabled'],
  MultiSelect: ['disabled'],
  NavRail: ['isDisabled'],
  OneTimeCodeField: ['disabled'],
  PageSizeSelect: ['disabled'],
  PasswordField: ['disabled'],
  PhoneField: ['disabled'],
  RadioGroup: ['disabled'],
  SearchField: ['disabled'],
  Select: ['disabled'],
  Switch: ['disabled'],
  TextArea: ['disabled'],
  TextField: ['disabled'],
  UnderlineNav: ['isDisabled'],
}
