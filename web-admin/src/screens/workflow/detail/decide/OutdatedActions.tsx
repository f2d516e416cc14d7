import type { ChangeDetail } from '@flou/shared/workflow.ts'

/** What can be done about a change whose record has moved on; nothing of it can be done on this screen yet. */
export const OutdatedActions = (_: { change: ChangeDetail }) => null
