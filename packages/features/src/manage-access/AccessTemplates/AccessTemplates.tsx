'use client'

import { type AccessTemplate, accessTemplateLimits } from '@producer-portal/domain/manage-access'
import { Button, MenuButton, type MenuEntry, Modal, TextField } from '@producer-portal/ui'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { manageAccessMessages } from '../messages.js'

export interface AccessTemplatesProps {
  /** The templates: those of the portal, then the user's own. */
  templates: readonly AccessTemplate[]
  /** Whether anything is switched on that could be saved as a template. */
  canSave: boolean
  /** Called with the template that the user starts from. */
  onTemplateApply: (template: AccessTemplate) => void
  /** Called with the name of a new template. Return a promise of whether it was saved. */
  onTemplateSave: (name: string) => Promise<boolean>
  /** Called with one of the user's own templates to remove. */
  onTemplateRemove: (template: AccessTemplate) => void
}

/** Use it above the shared applications: starts a person from a template, and makes templates of one's own. */
export function AccessTemplates(props: AccessTemplatesProps) {
  const { templates, canSave, onTemplateApply, onTemplateRemove } = props
  const t = useMessages(manageAccessMessages)
  const [isNaming, setNaming] = useState(false)
  const toItem = (template: AccessTemplate) => ({
    id: template.id,
    label: template.name,
    onAction: () => onTemplateApply(template),
  })
  const own = templates.filter(({ isBuiltIn }) => !isBuiltIn)
  const items: readonly MenuEntry[] = [
    {
      id: 'built-in',
      label: t('builtInTemplates'),
      items: templates.filter(({ isBuiltIn }) => isBuiltIn).map(toItem),
    },
    {
      id: 'own',
      label: t('ownTemplates'),
      items: [
        ...own.map(toItem),
        { id: 'save', label: t('saveTemplate'), isDisabled: !canSave, onAction: () => setNaming(true) },
        ...own.map((template) => ({
          id: `remove ${template.id}`,
          label: t('removeTemplate', { name: template.name }),
          isDestructive: true,
          onAction: () => onTemplateRemove(template),
        })),
      ],
    },
  ]
  return (
    <>
      <MenuButton size="small" items={items}>
        {t('templates')}
      </MenuButton>
      <TemplateNameModal isOpen={isNaming} onClose={() => setNaming(false)} onNameSubmit={props.onTemplateSave} />
    </>
  )
}

interface TemplateNameModalProps {
  isOpen: boolean
  onClose: () => void
  /** Saves a template of this name; settles with whether it was saved. */
  onNameSubmit: (name: string) => Promise<boolean>
}

function TemplateNameModal({ isOpen, onClose, onNameSubmit }: TemplateNameModalProps) {
  const t = useMessages(manageAccessMessages)
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)
  const close = () => {
    setName('')
    setError(undefined)
    onClose()
  }
  const submit = async () => {
    if (name.trim() === '') {
      setError(t('templateNameMissing'))
      field.current?.focus()
      return
    }
    setPending(true)
    const isSaved = await onNameSubmit(name.trim())
    setPending(false)
    if (isSaved) close()
    else setError(t('templateNotSaved'))
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      size="small"
      title={t('templateTitle')}
      description={t('templateText')}
      initialFocus={field}
      footer={
        <>
          <Button onClick={close}>{t('cancelTemplate')}</Button>
          <Button variant="primary" type="submit" form={formId} isPending={isPending}>
            {t('confirmTemplate')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextField
          ref={field}
          label={t('templateName')}
          hint={t('templateNameHint', { count: accessTemplateLimits.name })}
          error={error}
          maxLength={accessTemplateLimits.name}
          value={name}
          onChange={({ target }) => {
            setName(target.value)
            setError(undefined)
          }}
          isRequired
        />
      </form>
    </Modal>
  )
}
