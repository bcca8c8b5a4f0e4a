'use client'
import { CircleAlertIcon, CircleCheckIcon, FileTextIcon } from '../../icons/icons.js'
import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.js'
import { ProgressBar } from '../ProgressBar/ProgressBar.js'
import { formatFileSize } from './file-size.js'
import type { FileItem } from './file-item.js'
import * as S from './FileList.styles.js'
import { useLocale } from '../../i18n/LocaleProvider.js'

interface FileRowProps {
  file: FileItem
  doneText: string
  /** The button that sends it again, where that can help. */
  retry: ReactNode
}

const looks = {
  ready: { icon: FileTextIcon, tone: undefined },
  uploading: { icon: FileTextIcon, tone: undefined },
  done: { icon: CircleCheckIcon, tone: 'success' },
  failed: { icon: CircleAlertIcon, tone: 'danger' },
} as const

/** A file: its name, and under it how far it is, what is wrong, or its size. */
export function FileRow({ file, doneText, retry }: FileRowProps) {
  const locale = useLocale()
  const { name, size, state, progress, error } = file
  const { icon, tone } = looks[state]
  const sizeText = size === undefined ? null : formatFileSize(size, locale)
  const details = { ready: [sizeText], uploading: [], done: [doneText, sizeText], failed: [error] }[state]
  return (
    <S.Row>
      <Icon icon={icon} size={20} data-tone={tone} />
      <S.Name>{name}</S.Name>
      <S.State data-tone={tone}>
        {state === 'uploading' ? (
          <ProgressBar label={name} isLabelHidden value={progress} />
        ) : (
          details.filter(Boolean).join(' · ')
        )}
      </S.State>
      {retry && <S.Retry>{retry}</S.Retry>}
    </S.Row>
  )
}
