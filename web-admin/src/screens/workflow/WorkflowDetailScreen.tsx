import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import { useLanguage } from '../../texts/useText.ts'
import type { ScreenProps } from '../screenProps.ts'

/** Everything about one change. */
export const WorkflowDetailScreen = ({ route }: ScreenProps) => (
  <h1 data-empty="">{routeLabel(route)[useLanguage()]}</h1>
)
