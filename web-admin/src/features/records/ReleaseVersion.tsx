import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { StoredRecord } from '@flou/shared/api.ts'
import { RELEASE_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { ReleaseItem, ReleaseItemContent } from '@flou/shared/releases/release.ts'
import { itemQuery, type ReleaseRef } from '../../core/records/releaseItems.ts'
import { useReleaseItem, useReleases } from '../../core/records/useReleases.ts'
import { api } from '../../core/session/current.ts'
import { releaseTexts } from '../../core/texts/releases.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import type { EditorOptions } from '../../editor/view/useSavePorts.ts'
import { PageLoading } from '../../ui/PageLoading.tsx'
import { LoadFailure } from '../../ui/screen/LoadFailure.tsx'

type ItemForm = Pick<EditorOptions, 'release' | 'onCollected'> &
  Partial<Pick<EditorOptions, 'send' | 'subject' | 'sendDraft'>>

/** A stored record with the content that an item of a release gives it. */
export function recordIn(item: ReleaseItemContent, stored: Partial<StoredRecord>): Partial<StoredRecord> {
  const { live: _, planned: __, ...record } = stored
  const { after, recordVersion } = item
  return { ...record, ...after, ...(recordVersion > 0 && { recordVersion }) }
}

const sendTo =
  (release: ReleaseRef, itemId: string): EditorOptions['send'] =>
  async ({ recordVersion, ...body }, idempotencyKey) => {
    await api<ReleaseItem>(RELEASE_PATHS.item(release.id, itemId), {
      method: 'PUT',
      body: { body, ...(typeof recordVersion === 'number' && { recordVersion }) },
      idempotencyKey,
    })
    return { data: null, collected: { release, itemId } }
  }

export interface VersionProps {
  stored: Partial<StoredRecord>
  item: ReleaseItemContent | undefined
  form: ItemForm
}

interface Props {
  children: (item: VersionProps['item'], form: ItemForm) => ReactNode
}

/** Form of the stored record, or of its version in the release that the URL names. */
export function ReleaseVersion({ children }: Props) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [release, item] = [search.get('release') ?? '', search.get('item') ?? '']
  if (release !== '' && item !== '')
    return (
      <Opened release={release} item={item}>
        {children}
      </Opened>
    )
  return children(undefined, {
    onCollected: ({ release: { id }, itemId }) => {
      void navigate(itemQuery(id, itemId), { replace: true })
    },
  })
}

function Opened({ release: id, item: itemId, children }: Props & { release: string; item: string }) {
  const t = useTextsOf(releaseTexts)
  const item = useReleaseItem(id, itemId)
  const releases = useReleases()
  const release = releases.data?.find((one) => one.id === id)
  const error = item.error ?? releases.error
  if (error)
    return <LoadFailure error={error} title={t('release.itemFailed')} onRetry={() => item.refetch()} />
  if (!item.data || !releases.data) return <PageLoading />
  const ref = { id, name: release?.name ?? '' }
  return children(item.data, {
    release: ref,
    send: sendTo(ref, itemId),
    sendDraft: undefined,
    subject: `release ${id} ${itemId}`,
  })
}
