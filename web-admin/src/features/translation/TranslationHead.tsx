import type { ReactNode } from 'react'
import { routeLabel, type Route } from '@flou/shared/content/routing/routes.ts'
import { useLanguage } from '../../core/texts/useText.ts'
import { AreaTabs } from '../../ui/screen/AreaTabs.tsx'
import { ScreenHead } from '../../ui/screen/ScreenHead.tsx'

interface Props {
  route: Route
  about: string
  children?: ReactNode
}

export function TranslationHead({ route, about, children }: Props) {
  const language = useLanguage()
  return (
    <>
      <ScreenHead title={routeLabel(route)[language]} about={about}>
        {children}
      </ScreenHead>
      <AreaTabs route={route} />
    </>
  )
}
