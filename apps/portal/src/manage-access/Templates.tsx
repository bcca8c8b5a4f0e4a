import {
  applyTemplate,
  getAccessTemplates,
  getApplicationName,
  getSharingChanges,
  removeAccessTemplate,
  saveAccessTemplate,
} from '@producer-portal/domain/manage-access'
import type { AccessTemplate } from '@producer-portal/domain/manage-access'
import { useMessages } from '@producer-portal/features/i18n'
import { AccessTemplates, manageAccessMessages } from '@producer-portal/features/manage-access'
import { useFailureToast, useToast } from '@producer-portal/ui'
import { call } from '../api/api.js'
import { useQuery } from '../api/useQuery.js'
import type { useSharing } from './useSharing.js'

export interface TemplatesProps {
  /** The applications that a template changes; they are saved like any other change. */
  sharing: ReturnType<typeof useSharing>
}

/** The permission templates of the signed-in user. */
export function Templates({ sharing }: TemplatesProps) {
  const t = useMessages(manageAccessMessages)
  const { show } = useToast()
  const { data: templates, error: loadError, reload } = useQuery(getAccessTemplates, {})
  const { items, saved, isSaving, onItemsChange } = sharing.applications
  useFailureToast(loadError === undefined || templates ? null : t('templatesNotLoaded'), {
    label: t('retry'),
    onRetry: reload,
  })
  if (!templates || items === 'loading' || items.length === 0 || isSaving) return null

  const getChanges = (template: AccessTemplate) => {
    const { shared, unshared } = getSharingChanges(applyTemplate(items, template), saved)
    return { shared: shared.map(getApplicationName), unshared: unshared.map(getApplicationName) }
  }
  const saveAs = async (name: string) => {
    const applications = items
      .filter(({ delegationStatus }) => delegationStatus)
      .map(({ category, description }) => ({ category, description }))
    const result = await call(saveAccessTemplate, { body: { name, applications } })
    if (!result.ok) return result
    await reload()
    show({ tone: 'success', message: t('templateSaved') })
    return result
  }
  const remove = async ({ id }: AccessTemplate) => {
    const result = await call(removeAccessTemplate, { body: { id } })
    await reload()
    if (result.ok) show({ tone: 'success', message: t('templateRemoved') })
    else
      show({ tone: 'error', message: t(result.failure.kind === 'unreachable' ? 'unreachable' : 'templateNotRemoved') })
  }
  return (
    <AccessTemplates
      templates={templates}
      canSave={items.some(({ delegationStatus }) => delegationStatus)}
      getChanges={getChanges}
      onTemplateApply={(template) => onItemsChange(applyTemplate(items, template))}
      onTemplateSave={saveAs}
      onTemplateRemove={(template) => void remove(template)}
    />
  )
}
