import { useMessages } from '@producer-portal/features/messages'
import { PageHeader } from '@producer-portal/ui'
import { portalMessages } from '../frame/messages.js'

/** In place of a page that the user's access does not include. */
export function NoAccessPage() {
  const say = useMessages(portalMessages)
  return <PageHeader title={say('noPermission')} description={say('noPermissionText')} />
}
