import {
  type IllustrationRequest,
  type IllustrationRequestEvent,
  maxInstructionsLength,
  needsInstructions,
} from '@producer-portal/domain/illustrations'
import { Button, Checkbox, Stack, Text, TextArea, useAnnounce } from '@producer-portal/ui'
import { useId, useLayoutEffect, useRef } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { illustrationRequestMessages } from '../messages.js'
import * as S from './IllustrationRequestScreen.styles.js'
import { BlankFields } from './BlankFields.js'
import { addPreset, findBlank } from './presets.js'

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

const presets = [
  { label: 'premiumToAge', text: 'premiumToAgeText' },
  { label: 'solveFaceAmount', text: 'solveFaceAmountText' },
  { label: 'reducedPaidUp', text: 'reducedPaidUpText' },
] as const

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
  const selection = useRef<readonly [number, number] | null>(null)
  useLayoutEffect(() => {
    if (selection.current === null) return
    field.current?.focus()
    field.current?.setSelectionRange(...selection.current)
    field.current?.scrollIntoView({ block: 'nearest' })
    selection.current = null
  })
  const insert = ({ label, text: key }: (typeof presets)[number]) => {
    const next = addPreset(text, t(key))
    // The first blank to fill in is selected, so that typing replaces it
    selection.current = findBlank(next, next.length - t(key).length) ?? [next.length, next.length]
    onTextChange(next)
    announce(t('presetAdded', { preset: t(label) }))
  }
  const fill = (next: string, isByEnter: boolean) => {
    // The field disappears: the next blank in the text takes its place, or the end of it
    if (isByEnter) selection.current = findBlank(next) ?? [next.length, next.length]
    onTextChange(next)
  }
  return (
    <Stack gap={3} data-wide>
      <S.Choices role="group" aria-labelledby={id}>
        <Text as="span" tone="muted" size="sm" id={id}>
          {t('presets')}
        </Text>
        {presets.map((preset) => (
          <Button key={preset.label} size="small" aria-disabled={isReadOnly} onClick={() => insert(preset)}>
            {t(preset.label)}
          </Button>
        ))}
      </S.Choices>
      {!isReadOnly && <BlankFields text={text} onTextChange={fill} />}
      <TextArea
        ref={field}
        label={t('scenarios')}
        hint={t(findBlank(text) ? 'limitAndBlanks' : 'limit')}
        isRequired
        isFullWidth
        rows={3}
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
