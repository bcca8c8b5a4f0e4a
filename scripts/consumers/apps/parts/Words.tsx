'use client'
import { harborLife } from '@producer-portal/domain/brand'
import {
  Accordion,
  AppFooter,
  AppHeader,
  Avatar,
  Badge,
  Banner,
  MailIcon,
  BrandLogo,
  BrandMotif,
  Breadcrumb,
  Card,
  Checklist,
  DescriptionList,
  Disclosure,
  EmptyState,
  ErrorBoundary,
  ErrorState,
  Heading,
  HouseIcon,
  Icon,
  IconButton,
  Link,
  NavRail,
  PageHeader,
  ProgressBar,
  Skeleton,
  SkipLink,
  Spinner,
  Stack,
  Stepper,
  Tag,
  Text,
  TruncatedText,
  UnderlineNav,
  VisuallyHidden,
  StatusBadge,
} from '@producer-portal/ui'

const steps = ['Choose', 'Check', 'Send'].map((label) => ({ id: label, label }))
const doNothing = () => {}

/** What is read rather than filled in. */
export function Words() {
  return (
    <>
      <SkipLink />
      <AppHeader brand={harborLife} actions={<IconButton label="Messages" icon={MailIcon} />} />
      <NavRail items={[{ id: 'home', label: 'Home', icon: HouseIcon, href: '/', isCurrent: true }]} />
      <PageHeader title="Every component" />
      <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Here' }]} />
      <UnderlineNav items={[{ id: 'here', label: 'Every component', href: '/', current: 'page' }]} aria-label="Pages" />
      <Card title="Card">
        <Heading level={3}>Heading</Heading>
        <Text>
          Text with a <Link href="/somewhere">link</Link> and <Icon icon={HouseIcon} label="home" />
        </Text>
        <TruncatedText text="A long note that is cut" maxCharacters={6} title="Note" />
        <VisuallyHidden>Only read out</VisuallyHidden>
      </Card>
      <Avatar name="Ada Lovelace" />
      <Badge tone="accent">3</Badge>
      <StatusBadge tone="success">Approved</StatusBadge>
      <BrandMotif />
      <Tag label="Tag" onRemove={doNothing} />
      <BrandLogo brand={harborLife} />
      <Banner tone="warning" title="Banner" onClose={doNothing}>
        Something to know
      </Banner>
      <DescriptionList items={[{ term: 'Term', detail: 'Detail' }]} />
      <Checklist label="Rules" items={[{ id: 'length', label: 'Eight characters', isMet: true }]} />
      <Accordion items={[{ id: 'one', title: 'First', content: 'Content' }]} />
      <Stack>
        <Disclosure title="More">Hidden at first</Disclosure>
      </Stack>
      <Stepper steps={steps} currentId="Check" />
      <ProgressBar label="Uploading" value={40} />
      <Spinner label="Loading" />
      <Skeleton />
      <EmptyState title="Nothing here" />
      <ErrorBoundary fallback={() => 'Failed'}>
        <ErrorState title="It failed" onRetry={doNothing} />
      </ErrorBoundary>
      <AppFooter notice="All rights reserved" />
    </>
  )
}
