import { dashboardWidgets, isHomeOffice } from '@producer-portal/domain/access'
import { caseWidgetLists, contractTypes, defaultCaseFilters, inLoadOrder } from '@producer-portal/domain/cases'
import {
  defaultAlertSummaryFilters,
  inforceTypeKeys,
  inforceWidgetLists,
  isInList,
} from '@producer-portal/domain/inforce'
import { byList } from '@producer-portal/domain/lists'
import {
  type DemoPerson,
  demoPerson,
  mockCases,
  mockInforceAlerts,
  mockQuickLinkSelections,
  mockWorklist,
} from '@producer-portal/domain/mocks'
import { reachableQuickLinks } from '@producer-portal/domain/quick-links'
import { CaseSummaryChart, CaseWidget } from '@producer-portal/features/cases'
import {
  DashboardHome,
  LegacyPasswordBanner,
  MobileApp,
  ProductLinks,
  QuickLinks,
  SearchPrompt,
  WelcomeBox,
  Worklist,
} from '@producer-portal/features/dashboard'
import { AlertSummaryChart, InforceWidget } from '@producer-portal/features/inforce'
import { HomeOfficeActions } from '@producer-portal/features/home-office'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { storyList } from '../../../packages/features/src/testing/story-list.js'
import { storyNow } from '../../../packages/features/src/testing/story-clock.js'
import { toStoryUser } from '../../../packages/features/src/testing/story-user.js'
import { wholePage } from '../../../packages/features/src/testing/whole-page.js'
import { desktop, phone } from '../../../packages/features/src/testing/windows.js'
import { brandInToolbar } from '../brand-in-toolbar.js'
import { FramedPage } from '../FramedPage.js'
import { photographed } from '../photographed.js'

interface DashboardScreenProps {
  /** The signed-in user. */
  person: DemoPerson
  /** True if the lists have arrived. */
  state?: 'loading' | 'error' | 'ready'
  /** True if people with both lines have both widgets. */
  policy?: 'first' | 'all'
  /** True if the banner about the classic password is shown. */
  hasBanner?: boolean
}

const nothing = () => {}
const viewAs = (person: DemoPerson): DashboardScreenProps => ({ person })
const apps = 'https://apps.example.com'
const productHrefs = {
  compensation: 'https://content.example.com/compensation',
  insuranceProducts: `${apps}/insurance-products`,
  disabilityIncome: `${apps}/disability-income`,
  investmentProducts: `${apps}/investment-products`,
}

/** The page after signing in. */
const meta = {
  title: 'Screens/Dashboard',
  tags: ['!autodocs'],
  args: { person: demoPerson('rivera') },
  parameters: { ...wholePage, ...photographed, viewAs },
  render: ({ person, state = 'ready', policy = 'first', hasBanner = false }, { globals }) => (
    <FramedPage brand={brandInToolbar(globals)} person={person} currentPath="/dashboard">
      <DashboardHome
        firstName={person.profile.firstName}
        aside={
          <>
            {hasBanner && <LegacyPasswordBanner href="https://content.example.com/password" onDismiss={nothing} />}
            <QuickLinks links={reachableQuickLinks(mockQuickLinkSelections, () => true)} onRetry={nothing} />
            <ProductLinks user={toStoryUser(person)} hrefs={productHrefs} />
            <MobileApp hrefs={{ apple: `${apps}/mobile/apple`, google: `${apps}/mobile/google` }} />
          </>
        }
      >
        {activityOf({ person, state, policy })}
      </DashboardHome>
    </FramedPage>
  ),
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: `Welcome, ${args.person.profile.firstName}` }),
    ).toBeVisible()
  },
} satisfies Meta<DashboardScreenProps>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  ...desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'New Business Activity' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Quick Links' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Mobile app' })).toBeVisible()
  },
}

/** A deployment may show both widgets to people with both lines of business. */
export const BothLines: Story = {
  args: { policy: 'all' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'New Business Activity' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'In-Force Activity' })).toBeVisible()
  },
}

/** Guests have links alone, and these take the room of the activity. */
export const Guest: Story = {
  args: { person: demoPerson('guest') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Links' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: /Activity$|^Welcome to/ })).toBeNull()
  },
}

export const HomeOffice: Story = {
  args: { person: demoPerson('hale') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have not searched for any cases yet.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Search All Cases' })).toBeVisible()
  },
}

export const Loading: Story = { args: { state: 'loading' } }
export const LoadFailed: Story = { name: 'Error', args: { state: 'error' } }
/** In a window of a laptop all that needs the user now is in view without scrolling, and the list below fits its width. */
export const Laptop: Story = {
  globals: { viewport: { value: '1280-800' } },
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('region', { name: 'Needs you' })).getAllByRole('listitem')
    await expect(items).toHaveLength(8)
    await expect(items[0]?.getBoundingClientRect().top).toBeLessThanOrEqual(240)
    await expect(items[7]?.getBoundingClientRect().bottom).toBeLessThanOrEqual(800)
    const widget = within(canvas.getByRole('region', { name: 'New Business Activity' }))
    await widget.findAllByRole('rowheader')
    await expect(widget.getAllByRole('row')).toHaveLength(6)
    const scroller = widget.getByRole('grid').closest('.dt-scroller')
    await expect(scroller?.scrollWidth).toBe(scroller?.clientWidth)
  },
}

/** On a phone what needs the user begins in the upper half, and the summary is folded below the list. */
const firstItemInSight =
  (region: string): Story['play'] =>
  async ({ canvas }) => {
    const widget = within(canvas.getByRole('region', { name: region }))
    const [card] = await widget.findAllByRole('article')
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect()
    const height = card?.getBoundingClientRect().height ?? Infinity
    const [item] = within(canvas.getByRole('region', { name: 'Needs you' })).getAllByRole('listitem')
    const top = item?.getBoundingClientRect().top ?? Infinity
    // Room for the header and one line of notice above the page, and the space around its title
    await expect(top - title.top + 112).toBeLessThanOrEqual(420)
    await expect(height).toBeLessThanOrEqual(130)
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
    await expect(widget.queryByRole('heading', { level: 3 })).toBeNull()
    await userEvent.click(widget.getByRole('button', { name: 'Summary' }))
    await expect(widget.getAllByRole('heading', { level: 3 })[0]).toBeVisible()
  }

export const Narrow: Story = {
  ...phone,
  parameters: { ...wholePage, viewAs },
  play: firstItemInSight('New Business Activity'),
}
export const NarrowInforce: Story = {
  ...phone,
  args: { person: demoPerson('brandt') },
  parameters: { ...wholePage, viewAs },
  play: firstItemInSight('In-Force Activity'),
}

/** The main part, by the user's access. */
function activityOf({ person, state, policy }: Required<Pick<DashboardScreenProps, 'person' | 'state' | 'policy'>>) {
  const user = toStoryUser(person)
  if (isHomeOffice(user)) return <SearchPrompt action={<HomeOfficeActions onSearchOpen={nothing} />} />
  const widgets = dashboardWidgets(user, policy)
  const hasLists = widgets.some((widget) => widget !== 'welcome')
  return (
    widgets.length > 0 && (
      <>
        {hasLists && (
          <Worklist
            work={state === 'ready' ? mockWorklist(storyNow) : state}
            getItemHref={({ contract }) => `#${contract.contractNo}`}
            getListHref={(reason) => `#${reason}`}
            onRetry={nothing}
          />
        )}
        {widgets.map((widget) => {
          if (widget === 'welcome') return <WelcomeBox key={widget} />
          return widget === 'inforce' ? (
            <Inforce key={widget} state={state} />
          ) : (
            <NewBusiness key={widget} state={state} />
          )
        })}
      </>
    )
  )
}

function Inforce({ state }: Required<Pick<DashboardScreenProps, 'state'>>) {
  const alerts = state === 'ready' ? mockInforceAlerts(storyNow) : []
  const lists = byList(inforceTypeKeys, (type) => ({ state, rows: alerts.filter((alert) => isInList(alert, type)) }))
  const args = { onTypeSelect: nothing, lists, now: storyNow }
  return (
    <InforceWidget
      {...args}
      list={storyList(inforceWidgetLists.all)}
      onRowOpen={nothing}
      onRefresh={nothing}
      chart={<AlertSummaryChart {...args} type="all" filters={defaultAlertSummaryFilters} onFiltersChange={nothing} />}
    />
  )
}

function NewBusiness({ state }: Required<Pick<DashboardScreenProps, 'state'>>) {
  const lists = byList(contractTypes, (type) => ({
    state,
    rows: state === 'ready' ? inLoadOrder(mockCases(storyNow, type)) : [],
  }))
  return (
    <CaseWidget
      list={storyList(caseWidgetLists.pending)}
      lists={lists}
      now={storyNow}
      onTypeSelect={nothing}
      onRowOpen={nothing}
      onRequirementsOpen={nothing}
      onRefresh={nothing}
      chart={<CaseSummaryChart cases={lists.pending.rows} filters={defaultCaseFilters} onFiltersChange={nothing} />}
    />
  )
}
