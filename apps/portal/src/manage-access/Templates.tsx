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
import { useToast } from '@producer-portal/ui'
import { save } from '../api/save.js'
import { useQuery } from '../api/useQuery.js'
import type { useSharing } from './useSharing.js'

export interface TemplatesProps {
  /** The applications that a template changes; they are saved like any other change. */
  sharing: ReturnType<typeof useSharing>
}

/** The permission templates of the signed-in user. Without them, nothing is shown. */
export function Templates({ sharing }: TemplatesProps) {
  const t = useMessages(manageAccessMessages)
  const { show } = useToast()
  const { data: templates, reload } = useQuery(getAccessTemplates, {})
  const { items, saved, isSaving, change } = sharing
  if (!templates || items === 'loading' || items.length === 0 || isSaving) return null

  const getChanges = (template: AccessTemplate) => {
    const { shared, unshared } = getSharingChanges(applyTemplate(items, template), saved)
    return { shared: shared.map(getApplicationName), unshared: unshared.map(getApplicationName) }
  }
  const saveAs = async (name: string) => {
    const applications = items
      .filter(({ delegationStatus }) => delegationStatus)
      .map(({ category, description }) => ({ category, description }))
    const { kind } = await save(saveAccessTemplate, { body: { name, applications } })
    if (kind !== 'saved') return false
    await reload()
    show({ tone: 'success', message: t('templateSaved') })
    return true
  }
  const remove = async ({ id }: AccessTemplate) => {
    const { kind } = await save(removeAccessTemplate, { body: { id } })
    await reload()
    const isRemoved = kind === 'saved'
    show({ tone: isRemoved ? 'success' : 'error', message: t(isRemoved ? 'templateRemoved' : 'templateNotRemoved') })
  }
  return (
    <AccessTemplates
      templates={templates}
      canSave={items.some(({ delegationStatus }) => delegationStatus)}
      getChanges={getChanges}
      onTemplateApply={(template) => change(applyTemplate(items, template))}
      onTemplateSave={saveAs}
      onTemplateRemove={(template) => void remove(template)}
    />
  )
}
