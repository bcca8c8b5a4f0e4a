import { useMessages } from '@producer-portal/features/i18n'
import { PageHeader } from '@producer-portal/ui'
import { portalMessages } from './messages.js'

/** In place of a page that the user's access does not include. */
export function NoAccessPage() {
  const say = useMessages(portalMessages)
  return <PageHeader title={say('noPermission')} description={say('noPermissionText')} />
}
