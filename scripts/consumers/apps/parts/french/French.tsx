'use client'
import { defaultColumnSettings } from '@producer-portal/domain/column-settings'
import { ColumnSettingsScreen } from '@producer-portal/features/column-settings'
import { MessagesProvider, toBrandTexts } from '@producer-portal/features/i18n'
import { frCA } from '@producer-portal/features/locales/fr-CA'
import { createLocale, LiveRegionProvider, ThemeProvider, ToastProvider } from '@producer-portal/ui'
import { useState } from 'react'
import { brand } from '../screens/brand'
import { columns } from './columns'
import { Dossiers } from './Dossiers'

const locale = createLocale({ language: 'fr', region: 'FR', currency: 'EUR' })
const atFirst = defaultColumnSettings('pending', columns)
const nothing = () => undefined

interface FrenchProps {
  /** Width in px of the window that the server renders for. */
  serverWidth?: number
}

/** The list and its column settings in French, with euros and a column of the company's own. */
export function French({ serverWidth }: FrenchProps) {
  const [settings, setSettings] = useState(atFirst)
  return (
    <ThemeProvider brand={brand} scope="element" mode="light" serverWidth={serverWidth}>
      <MessagesProvider locale={locale} brand={toBrandTexts(brand)} overrides={frCA}>
        <LiveRegionProvider>
          <ToastProvider>
            <div lang="fr">
              <Dossiers settings={settings} />
              <ColumnSettingsScreen
                type="pending"
                columns={columns}
                settings={settings}
                saved={atFirst}
                onSettingsChange={setSettings}
                onSave={nothing}
                onRestore={() => setSettings(atFirst)}
                onOutcomeClose={nothing}
                onRetry={nothing}
              />
            </div>
          </ToastProvider>
        </LiveRegionProvider>
      </MessagesProvider>
    </ThemeProvider>
  )
}
