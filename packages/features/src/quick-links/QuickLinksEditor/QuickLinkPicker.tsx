'use client'

import {
  addQuickLinks,
  availableQuickLinks,
  placeQuickLink,
  type QuickLinkOption,
} from '@producer-portal/domain/quick-links'
import { Button, Checkbox, Heading, ReorderList, Stack, Text, useAnnounce, Tooltip } from '@producer-portal/ui'
import { useId, useRef, useState } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { quickLinksMessages } from '../messages.js'
import * as S from './QuickLinksEditor.styles.js'
import { toItemId, useQuickLinkMoves, useKindText } from './useQuickLinkMoves.js'
import type { QuickLinkChoice } from './useQuickLinkMoves.js'

export interface QuickLinkPickerProps extends QuickLinkChoice {
  /** Nothing can be changed while the links are being saved. Default: false. */
  isSaving?: boolean
}

/** On a phone: links are marked and added together, and those that are chosen are moved up, down, or removed. */
export function QuickLinkPicker({ isSaving = false, ...choice }: QuickLinkPickerProps) {
  const { options, chosen, onChosenChange } = choice
  const t = useMessages(quickLinksMessages)
  const { toTerm } = useTerms()
  const announce = useAnnounce()
  const getKindText = useKindText()
  const { root, remove } = useQuickLinkMoves(choice)
  const [selected, setSelected] = useState<readonly QuickLinkOption['id'][]>([])
  const chosenHeading = useRef<HTMLHeadingElement>(null)
  const availableId = useId()
  const chosenId = useId()
  const available = availableQuickLinks(options, chosen)
  const selectedLinks = available.filter(({ id }) => selected.includes(id))
  const addSelected = () => {
    onChosenChange(
      addQuickLinks(
        chosen,
        options,
        selectedLinks.map(({ id }) => id),
      ),
    )
    announce(t('addedMany', { count: selectedLinks.length }))
    setSelected([])
    chosenHeading.current?.focus()
  }
  return (
    <div ref={root}>
      <Stack width="form">
        <Stack as="section" gap={3} aria-labelledby={chosenId}>
          <Heading ref={chosenHeading} id={chosenId} level={2} size="md" tabIndex={-1}>
            {t('chosen')}
          </Heading>
          {chosen.length === 0 ? (
            <Text tone="muted">{t('noneChosenYet')}</Text>
          ) : (
            <ReorderList
              label={t('chosen')}
              isReadOnly={isSaving}
              groups={[
                {
                  id: 'chosen',
                  items: chosen.map((link) => ({
                    id: toItemId(link),
                    label: toTerm(link.name),
                    end: (
                      <Button
                        size="small"
                        variant="quiet"
                        aria-label={t('remove', { link: toTerm(link.name) })}
                        aria-disabled={isSaving}
                        onClick={() => remove(link)}
                      >
                        {t('removeShort')}
                      </Button>
                    ),
                  })),
                },
              ]}
              onItemMove={({ id, toIndex }) => {
                const link = chosen.find((each) => toItemId(each) === id)
                if (link) onChosenChange(placeQuickLink(chosen, link.id, toIndex))
              }}
            />
          )}
        </Stack>
        <Stack as="section" gap={3} aria-labelledby={availableId}>
          <Heading id={availableId} level={2} size="md">
            {t('available')}
          </Heading>
          {available.length === 0 ? (
            <Text tone="muted">{t('noneAvailable')}</Text>
          ) : (
            <>
              <S.Marks>
                {available.map((link) => (
                  <li key={toItemId(link)}>
                    <Checkbox
                      label={toTerm(link.name)}
                      hint={getKindText(link)}
                      data-link={`add-${toItemId(link)}`}
                      disabled={isSaving}
                      checked={selected.includes(link.id)}
                      onChange={({ target }) =>
                        setSelected((last) =>
                          target.checked ? [...last, link.id] : last.filter((each) => each !== link.id),
                        )
                      }
                    />
                  </li>
                ))}
              </S.Marks>
              <Tooltip content={selectedLinks.length === 0 ? t('markFirst') : null}>
                <Button isFullWidth aria-disabled={selectedLinks.length === 0 || isSaving} onClick={addSelected}>
                  {selectedLinks.length === 0 ? t('addShort') : t('addMarked', { count: selectedLinks.length })}
                </Button>
              </Tooltip>
            </>
          )}
        </Stack>
      </Stack>
    </div>
  )
}
