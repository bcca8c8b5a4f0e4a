import { authored, defineMessages, useMessages } from '@producer-portal/features/i18n'
import { pageTitles } from '@producer-portal/features/page-titles'
import { Button, ButtonGroup, PageHeader } from '@producer-portal/ui'
import { useState } from 'react'
import { SectionBoundary } from './SectionBoundary.js'

const testingMessages = defineMessages('testing', {
  crash: authored('Crash the site'),
  crashSection: authored('Crash a section'),
})

/** /testing, in dev and test only: crashes the site, or a section of this page, on purpose. */
export function TestingPage() {
  const t = useMessages(testingMessages)
  const [broken, setBroken] = useState<'site' | 'section'>()
  if (broken === 'site') crash()
  return (
    <>
      <PageHeader
        title={useMessages(pageTitles)('testing')}
        actions={
          <ButtonGroup>
            <Button onClick={() => setBroken('section')}>{t('crashSection')}</Button>
            <Button variant="danger" onClick={() => setBroken('site')}>
              {t('crash')}
            </Button>
          </ButtonGroup>
        }
      />
      <SectionBoundary>{broken === 'section' && <Broken />}</SectionBoundary>
    </>
  )
}

function Broken() {
  return crash()
}

function crash(): never {
  throw new Error('Crashed on purpose')
}
