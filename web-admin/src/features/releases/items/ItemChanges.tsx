import { Skeleton } from '@mantine/core'
import { useMemo } from 'react'
import type { AnyType } from '@flou/shared/content/define.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { ReleaseItemContent } from '@flou/shared/releases/release.ts'
import { useReleaseItem } from '../../../core/records/useReleases.ts'
import { releaseScreenTexts } from '../../../core/texts/releaseScreens.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { fieldRows } from '../../../fields/diff/fieldRows.ts'
import { FieldHint } from '../../../ui/FieldHint.tsx'
import { LoadFailure } from '../../../ui/screen/LoadFailure.tsx'
import { FieldRows } from '../../approval/diff/FieldRows.tsx'
import { OrderTable } from '../../approval/diff/OrderTable.tsx'
import { RecordsTable } from '../../approval/diff/RecordsTable.tsx'

function FieldChanges({ type, item: { before, after } }: { type: AnyType; item: ReleaseItemContent }) {
  const t = useTextsOf(releaseScreenTexts)
  const rows = useMemo(
    () => fieldRows(type.declaration, before ?? {}, after ?? {}).filter(({ isChanged }) => isChanged),
    [type, before, after],
  )
  if (rows.length === 0) return <FieldHint>{t('release.noDifference')}</FieldHint>
  return <FieldRows rows={rows} type={type} />
}

export function ItemChanges({ release, item: id }: { release: string; item: string }) {
  const t = useTextsOf(releaseScreenTexts)
  const { data: item, error, refetch } = useReleaseItem(release, id)
  if (error) return <LoadFailure error={error} title={t('release.itemFailed')} onRetry={refetch} />
  if (!item) return <Skeleton height={80} />
  const type = REGISTRY.types.get(item.type)
  if (item.order) return <OrderTable order={item.order} />
  if (!type) return <FieldHint>{t('release.noDifference')}</FieldHint>
  if (item.records && !type.single) return <RecordsTable type={type} records={item.records} />
  if (item.after === null) return <FieldHint>{t('release.removes')}</FieldHint>
  return <FieldChanges type={type} item={item} />
}
