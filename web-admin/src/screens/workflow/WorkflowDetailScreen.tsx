import type { ScreenProps } from '../screenProps.ts'

/** Everything about one change. */
export const WorkflowDetailScreen = ({ route }: ScreenProps) => <p data-empty="">{route.url}</p>
