import type { ReactNode } from 'react'
import { translationArea } from '@flou/shared/content/types/customScreens.ts'
import { basesOf, routeLabel, type Route } from '@flou/shared/content/routing/routes.ts'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { translationTexts } from '../../core/texts/translation.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { ScreenHead } from '../../ui/screen/ScreenHead.tsx'
import { LinkTabs } from '../../ui/screen/Tabs.tsx'

interface Props {
  route: Route
  about: string
  children?: ReactNode
}

/** Head with a tab for each screen of the area. */
export function TranslationHead({ route, about, children }: Props) {
  const t = useTextsOf(translationTexts)
  const language = useLanguage()
  const { office } = useOffice()
  const { screens } = translationArea
  const tabs = screens.flatMap((screen) =>
    basesOf(translationArea, screen, office).map((to) => ({
      to,
      label: screen.label?.[language] ?? '',
      isCurrent: screen === route.screen,
    })),
  )
  return (
    <>
      <ScreenHead title={routeLabel(route)[language]} about={about}>
        {children}
      </ScreenHead>
      {screens.length > 1 && <LinkTabs label={t('translation.tabs')} tabs={tabs} />}
    </>
  )
}
