import { basesOf, type Route } from '@flou/shared/content/routing/routes.ts'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { useLanguage } from '../../core/texts/useText.ts'
import { LinkTabs } from './Tabs.tsx'

/** A tab for each screen of an area that declares tabs. */
export function AreaTabs({ route: { area, screen: current } }: { route: Route }) {
  const language = useLanguage()
  const { office } = useOffice()
  if (!area.hasTabs) return null
  const tabs = area.screens.flatMap((screen) =>
    basesOf(area, screen, office).map((to) => ({
      to,
      label: screen.label?.[language] ?? '',
      isCurrent: screen === current,
    })),
  )
  return <LinkTabs label={area.label[language]} tabs={tabs} />
}
