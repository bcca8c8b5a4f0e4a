'use client'

import type { Failure, Result } from '@producer-portal/domain/endpoint'
import { type AccessTemplate, accessTemplateLimits, templateNameForm } from '@producer-portal/domain/manage-access'
import {
  Button,
  Form,
  type FormFailure,
  Heading,
  MenuButton,
  type MenuEntry,
  Modal,
  Stack,
  Text,
  TextField,
  useAnnounce,
} from '@producer-portal/ui'
import { useId, useRef, useState } from 'react'
import { useErrorText } from '../../i18n/useErrorText.js'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { manageAccessMessages } from '../messages.js'

/** The changes of a template, by the names of the applications. */
export interface TemplateChanges {
  readonly shared: readonly string[]
  readonly unshared: readonly string[]
}

export interface AccessTemplatesProps {
  /** The templates: those of the portal, then the user's own. */
  templates: readonly AccessTemplate[]
  /** True if anything is switched on that could be saved as a template. */
  canSave: boolean
  /** The names of the applications that a template would share and take away, compared with what is saved. */
  getChanges: (template: AccessTemplate) => TemplateChanges
  /** Called with the template that the user starts from, once they have seen what it changes. */
  onTemplateApply: (template: AccessTemplate) => void
  /** Called with the name of a new template. Return a promise of what came of it; a conflict means too many. */
  onTemplateSave: (name: string) => Promise<Result<unknown>>
  /** Called with one of the user's own templates to remove. */
  onTemplateRemove: (template: AccessTemplate) => void
}

/** Use it above the shared applications: starts a person from a template, and makes templates of one's own. */
export function AccessTemplates(props: AccessTemplatesProps) {
  const { templates, canSave, getChanges, onTemplateApply, onTemplateRemove } = props
  const t = useMessages(manageAccessMessages)
  const { toTerm } = useTerms()
  const announce = useAnnounce()
  const [isNaming, setNaming] = useState(false)
  const [chosen, setChosen] = useState<AccessTemplate | null>(null)
  const toName = ({ name, isBuiltIn }: AccessTemplate) => (isBuiltIn ? toTerm(name) : name)
  const toItem = (template: AccessTemplate) => ({
    id: template.id,
    label: toName(template),
    onAction: () => setChosen(template),
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
      {chosen && (
        <ChangesModal
          name={toName(chosen)}
          changes={getChanges(chosen)}
          onClose={() => setChosen(null)}
          onConfirm={() => {
            setChosen(null)
            onTemplateApply(chosen)
            announce(t('templateUsed', { name: toName(chosen) }))
          }}
        />
      )}
      <TemplateNameModal isOpen={isNaming} onClose={() => setNaming(false)} onNameSubmit={props.onTemplateSave} />
    </>
  )
}

interface ChangesModalProps {
  /** The name of the template. */
  name: string
  changes: TemplateChanges
  onClose: () => void
  onConfirm: () => void
}

/** Shows what a template would change before it does. */
function ChangesModal({ name, changes, onClose, onConfirm }: ChangesModalProps) {
  const t = useMessages(manageAccessMessages)
  const { toTerm } = useTerms()
  const parts = [
    [t('templateShares', { count: changes.shared.length }), changes.shared],
    [t('templateTakesAway', { count: changes.unshared.length }), changes.unshared],
  ] as const
  const hasChanges = parts.some(([, names]) => names.length > 0)
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="small"
      title={t('templateStart', { name })}
      description={t(hasChanges ? 'templateStartText' : 'templateSame')}
      footer={
        <>
          <Button onClick={onClose}>{t(hasChanges ? 'cancel' : 'close')}</Button>
          {hasChanges && (
            <Button variant="primary" onClick={onConfirm}>
              {t('useTemplate')}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {parts.map(
          ([heading, names]) =>
            names.length > 0 && (
              <section key={heading}>
                <Heading level={3} size="sm">
                  {heading}
                </Heading>
                <ul>
                  {names.map((each) => (
                    <li key={each}>
                      <Text>{toTerm(each)}</Text>
                    </li>
                  ))}
                </ul>
              </section>
            ),
        )}
      </Stack>
    </Modal>
  )
}

interface TemplateNameModalProps {
  isOpen: boolean
  onClose: () => void
  /** Saves a template of this name; settles with what came of it. */
  onNameSubmit: (name: string) => Promise<Result<unknown>>
}

function TemplateNameModal({ isOpen, onClose, onNameSubmit }: TemplateNameModalProps) {
  const t = useMessages(manageAccessMessages)
  const getErrorText = useErrorText(manageAccessMessages)
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [failure, setFailure] = useState<FormFailure>()
  const [isPending, setPending] = useState(false)
  const close = () => {
    setFailure(undefined)
    onClose()
  }
  const submit = async (name: string) => {
    setPending(true)
    const result = await onNameSubmit(name)
    setPending(false)
    if (result.ok) close()
    else setFailure({ fields: { name: toReason(result.failure) } })
  }
  const toReason = ({ kind }: Failure) =>
    kind === 'conflict'
      ? t('tooManyTemplates', { count: accessTemplateLimits.templates })
      : t(kind === 'unreachable' ? 'unreachable' : 'templateNotSaved')
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
          <Button onClick={close}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} isPending={isPending}>
            {t('confirmTemplate')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        schema={templateNameForm}
        getErrorText={getErrorText}
        failure={failure}
        isDisabled={isPending}
        onValidSubmit={({ name }) => void submit(name)}
      >
        <TextField
          ref={field}
          name="name"
          label={t('templateName')}
          hint={t('templateNameHint', { count: accessTemplateLimits.name })}
          maxLength={accessTemplateLimits.name}
          isRequired
        />
      </Form>
    </Modal>
  )
}
