import { authored, defineMessages, useMessages } from '@producer-portal/features/i18n'
import { pageTitles } from '@producer-portal/features/page-titles'
import { NotFound, ServiceErrorPage as ServiceError } from '@producer-portal/features/shell'
import { PageHeader } from '@producer-portal/ui'
import { useNavigate } from 'react-router-dom'
import { useFeatureFlags } from '../config/queries.js'
import { LoadingPage } from './LoadingPage.js'
import { OpenPage } from './OpenPage.js'
import { usePageTitle } from './page-title.js'

export { TestingPage } from './TestingPage.js'

/**
 * /404 and every unknown address, without a redirect. While the flags load, it's unknown whether the address exists.
 */
export function NotFoundPage() {
  const navigate = useNavigate()
  const { isLoading } = useFeatureFlags()
  // Also where a page of another title finds out that it isn't there
  usePageTitle(useMessages(pageTitles)('notFound'))
  if (isLoading) return <LoadingPage />
  return (
    <OpenPage>
      <NotFound onHomeOpen={() => void navigate('/')} />
    </OpenPage>
  )
}

/** /obs: where the service sends the browser when something went wrong outside the portal. */
export function ServiceErrorPage() {
  const navigate = useNavigate()
  return (
    <OpenPage>
      <ServiceError onHomeOpen={() => void navigate('/')} />
    </OpenPage>
  )
}

const noAccessMessages = defineMessages('no-access', {
  title: 'Nothing here.',
  text: authored('Your access does not include this page.'),
})

/** Shown instead of a page that the user may not open. */
export function NoAccessPage() {
  const t = useMessages(noAccessMessages)
  usePageTitle(useMessages(pageTitles)('noAccess'))
  return <PageHeader title={t('title')} description={t('text')} />
}
