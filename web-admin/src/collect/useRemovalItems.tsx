import { useCallback } from 'react'
import type { ContentType } from '@flou/shared/content/define.ts'
import { useCanCollect } from '../core/records/useReleases.ts'
import { useRights } from '../core/session/rights.ts'
import { releaseTexts } from '../core/texts/releases.ts'
import { useTextsOf } from '../core/texts/useText.ts'
import type { MenuItem } from '../ui/Menu.tsx'
import { useReleaseChoice } from './useReleaseChoice.tsx'

interface RemovedRecord {
  id: number
  recordVersion: number
  isPublic: boolean
}

/** Menu items that collect the removal of a stored record in a release, and their dialog. */
export function useRemovalItems({ key: type, internal }: Pick<ContentType, 'key' | 'internal'>) {
  const t = useTextsOf(releaseTexts)
  const canCollect = useCanCollect() && !internal
  const { canEdit, canPublish, canDelete } = useRights()
  const { choose, dialog } = useReleaseChoice()
  const canUnpublish = canCollect && (canEdit || canPublish)
  const canTrash = canCollect && canDelete
  const itemsOf = useCallback(
    ({ id, recordVersion, isPublic }: RemovedRecord): MenuItem[] => {
      const operations = [
        ...(canUnpublish && isPublic ? (['unpublish'] as const) : []),
        ...(canTrash ? (['trash'] as const) : []),
      ]
      return operations.map((operation) => ({
        label: t(`release.${operation}`),
        icon: 'publishing',
        onChoose: () =>
          choose({
            item: { operation, type, recordId: id, recordVersion },
            subject: { type, recordId: id },
          }),
      }))
    },
    [t, type, canUnpublish, canTrash, choose],
  )
  return { itemsOf, dialog }
}
