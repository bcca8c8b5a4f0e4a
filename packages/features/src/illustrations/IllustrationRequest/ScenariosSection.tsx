import {
  findBlanks,
  type IllustrationRequest,
  type IllustrationRequestEvent,
  maxInstructionsLength,
  needsInstructions,
} from '@producer-portal/domain/illustrations'
import { Button, Checkbox, Stack, Text, TextArea, useAnnounce } from '@producer-portal/ui'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { illustrationRequestMessages } from '../messages.js'
import * as S from './IllustrationRequestScreen.styles.js'
import { BlankFields, findEmptyField } from './BlankFields.js'
import { addPreset, presets } from './presets.js'
import { followText, readScenarios, writeField } from './scenario-fields.js'

export interface ScenariosSectionProps {
  request: IllustrationRequest
  onChange: (event: IllustrationRequestEvent) => void
  isReadOnly: boolean
}

/** The kind of illustration for an automated policy, and the text area where the scenarios are described. */
export function ScenariosSection({ request, onChange, isReadOnly }: ScenariosSectionProps) {
  const t = useMessages(illustrationRequestMessages)
  return (
    <>
      {request.policy?.automated && (
        <>
          <S.Kinds data-wide>
            <dt>{t('basic')}</dt>
            <dd>{t('basicText')}</dd>
            <dt>{t('customType')}</dt>
            <dd>{t('customText')}</dd>
          </S.Kinds>
          <Checkbox
            label={t('custom')}
            checked={request.isCustom}
            disabled={isReadOnly}
            onChange={({ target }) => onChange({ type: 'customTicked', isCustom: target.checked })}
          />
        </>
      )}
      {needsInstructions(request) && (
        <Instructions
          text={request.instructions}
          onTextChange={(instructions) => onChange({ type: 'instructionsChanged', instructions })}
          isReadOnly={isReadOnly}
        />
      )}
    </>
  )
}

/** The counter shows this many characters before the limit. */
const counterThreshold = 200

interface InstructionsProps {
  text: string
  onTextChange: (text: string) => void
  isReadOnly: boolean
}

function Instructions({ text, onTextChange, isReadOnly }: InstructionsProps) {
  const t = useMessages(illustrationRequestMessages)
  const announce = useAnnounce()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const fields = useRef<HTMLDivElement>(null)
  const isAdded = useRef(false)
  const sentences = presets.map(({ key, text: message }) => ({ key, sentence: t(message) }))
  const [held, setHeld] = useState(() => readScenarios(text, sentences))
  const current = held.text === text ? held : followText(held, text, sentences)
  if (current !== held) setHeld(current)
  useLayoutEffect(() => {
    if (!isAdded.current) return
    isAdded.current = false
    const added = fields.current?.lastElementChild
    if (added instanceof HTMLElement) findEmptyField(added)?.focus()
  })
  const insert = ({ key, text: message }: (typeof presets)[number]) => {
    isAdded.current = true
    onTextChange(addPreset(text, t(message)))
    announce(t('presetAdded', { preset: t(key) }))
  }
  return (
    <Stack gap={3} data-wide>
      <S.Choices role="group" aria-labelledby={id}>
        <Text as="span" tone="muted" size="sm" id={id}>
          {t('presets')}
        </Text>
        {presets.map((preset) => (
          <Button key={preset.key} size="small" aria-disabled={isReadOnly} onClick={() => insert(preset)}>
            {t(preset.key)}
          </Button>
        ))}
      </S.Choices>
      {current.fields.length > 0 && (
        <BlankFields
          scenarios={current}
          onFieldChange={(changed, value) => {
            const next = writeField(current, changed, value)
            setHeld(next)
            onTextChange(next.text)
          }}
          onLastEnter={() => field.current?.focus()}
          isReadOnly={isReadOnly}
          fieldsRef={fields}
        />
      )}
      <TextArea
        ref={field}
        label={t('scenarios')}
        hint={t(findBlanks(text).length > 0 ? 'limitAndBlanks' : 'limit')}
        isRequired
        isFullWidth
        rows={4}
        spellCheck
        readOnly={isReadOnly}
        value={text}
        onChange={({ target }) => onTextChange(target.value)}
        characterLimit={maxInstructionsLength}
        counterThreshold={counterThreshold}
        counterText={(left) =>
          left < 0 ? t('charactersOver', { count: -left }) : t('charactersLeft', { count: left })
        }
      />
    </Stack>
  )
}
