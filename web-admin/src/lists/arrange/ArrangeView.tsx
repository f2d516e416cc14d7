import { Button } from '@mantine/core'
import { useParams, type Location } from 'react-router'
import type { ContentType } from '@flou/shared/content/define.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import type { Route } from '@flou/shared/content/routing/routes.ts'
import { isApiError } from '../../core/api/apiError.ts'
import { Banner } from '../../ui/Banner.tsx'
import { PageLoading } from '../../ui/PageLoading.tsx'
import { LoadFailure } from '../../ui/screen/LoadFailure.tsx'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { arrangeTexts } from '../../core/texts/arrange.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { treeBelow, type TreeBelow } from '../../core/records/routePaths.ts'
import { LeaveGuard } from '../../fields/form/LeaveGuard.tsx'
import { MissingRecord } from '../MissingRecord.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { ArrangeList } from './flat/ArrangeList.tsx'
import { ArrangeTree } from './tree/ArrangeTree.tsx'
import { useArranged, type Arranged } from './useArranged.ts'
import { useArrangement, type Arrangement } from './useArrangement.ts'
import { EmptyInvitation } from '../EmptyList.tsx'
import { CollectMenu } from '../../collect/CollectMenu.tsx'
import { ReleaseBanner } from '../../collect/ReleaseBanner.tsx'
import { FloatingBar } from '../../ui/table/Selection.tsx'

interface ArrangeProps {
  route: Route
  type: ContentType
  list: string
  apiUrl: string
}

/** The list as releases name it. */
function useListSubject({ route, type }: Pick<ArrangeProps, 'route' | 'type'>) {
  const params = useParams()
  const parent = route.parentName === undefined ? undefined : Number(params[route.parentName])
  return { type: type.key, recordId: 0, ...(parent !== undefined && { parentId: parent }) }
}

interface SaveBarProps extends Arrangement {
  subject: ReturnType<typeof useListSubject>
}

function SaveBar({ isDirty, isSaving, request, save, discard, subject }: SaveBarProps) {
  const t = useTextsOf(arrangeTexts)
  if (!isDirty) return null
  return (
    <FloatingBar label={t('arrange.unsaved')}>
      <p>{t('arrange.unsaved')}</p>
      <Button variant="default" disabled={isSaving} onClick={discard}>
        {t('arrange.discard')}
      </Button>
      <Button loading={isSaving} onClick={save}>
        {t('arrange.save')}
      </Button>
      <CollectMenu
        subject={subject}
        isDisabled={isSaving}
        onAdd={(choose) => choose({ ...subject, operation: 'reorder', body: { ...request() } })}
        onCollected={discard}
      />
    </FloatingBar>
  )
}

const isWithin = (from: Location, to: Location): boolean =>
  from.pathname === to.pathname && from.search === to.search

interface WorkProps extends ArrangeProps {
  tree: TreeBelow | undefined
  arranged: Arranged
}

function Work(props: WorkProps) {
  const { apiUrl, tree, arranged } = props
  const t = useTextsOf(arrangeTexts)
  const work = useArrangement({ apiUrl, tree, arranged })
  const subject = useListSubject(props)
  if (arranged.total > LIMITS.arranged)
    return <Banner>{t('arrange.tooMany', { max: LIMITS.arranged, total: arranged.total })}</Banner>
  if (arranged.sequence.length === 0) return <EmptyInvitation type={props.type} />
  return (
    <>
      <ReleaseBanner subject={subject} />
      {tree ? (
        <ArrangeTree {...props} tree={tree} work={work} />
      ) : (
        <ArrangeList type={props.type} work={work} />
      )}
      <SaveBar {...work} subject={subject} />
      {work.conflict && <ConflictDialog conflict={work.conflict} onResolve={work.resolveConflict} />}
      <LeaveGuard
        isDirty={work.isDirty}
        hasUnsavedWork={() => work.isDirty}
        onLeave={work.discard}
        isWithin={isWithin}
      />
    </>
  )
}

export function ArrangeView(props: ArrangeProps) {
  const { route, apiUrl } = props
  const t = useTextsOf(arrangeTexts)
  const { office } = useOffice()
  const tree = treeBelow(route, office)
  const { arranged, error, retry } = useArranged(apiUrl, tree)
  if (arranged) return <Work key={apiUrl} {...props} tree={tree} arranged={arranged} />
  if (isApiError(error, 'not_found')) return <MissingRecord />
  if (!error) return <PageLoading />
  return <LoadFailure error={error} title={t('shell.listFailed')} onRetry={retry} />
}
