import { useState } from 'react'
import type { AnyType } from '@flou/shared/content/define.ts'
import { media } from '@flou/shared/content/types/media.ts'
import type { ChangeRequestDetail } from '@flou/shared/approval/changeRequestDetail.ts'
import type { ChangeRequestKind } from '@flou/shared/approval/workflow.ts'
import { hasPreview } from '../../../editor/dialogs/preview/formView.ts'
import { Switch } from '../../../ui/Switch.tsx'
import { reviewTexts } from '../../../core/texts/approvalReview.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { ChangeRequestHead } from './ChangeRequestHead.tsx'
import { ChangeRequestBanners } from './ChangeRequestBanners.tsx'
import { DecisionBar } from '../decide/DecisionBar.tsx'
import { MovedBanner } from '../decide/MovedBanner.tsx'
import { useDecision } from '../decide/useDecision.ts'
import { useNeighbours } from '../decide/useNeighbours.ts'
import { FileDiff } from '../diff/FileDiff.tsx'
import { FieldTable } from '../diff/FieldTable.tsx'
import { OrderTable } from '../diff/OrderTable.tsx'
import { RecordsTable } from '../diff/RecordsTable.tsx'
import { Checks } from './Checks.tsx'
import { PagePreview } from './PagePreview.tsx'
import { AffectedPages } from './AffectedPages.tsx'
import { Thread } from '../diff/Thread.tsx'
import classes from './Change.module.css'

interface Props {
  type: AnyType
  changeRequest: ChangeRequestDetail
}

function DiffView({ type, changeRequest }: Props) {
  if (changeRequest.order) return <OrderTable order={changeRequest.order} />
  if (changeRequest.records && !type.single)
    return <RecordsTable type={type} records={changeRequest.records} />
  if (type.key === media.key) return <FileDiff type={type} changeRequest={changeRequest} />
  return <FieldTable type={type} changeRequest={changeRequest} />
}

const ON_PAGES: ReadonlySet<ChangeRequestKind> = new Set([
  'create',
  'update',
  'publish',
  'unpublish',
  'trash',
  'restore',
  'restoreVersion',
])

const TABS = ['changes', 'page'] as const

function Main({ type, changeRequest }: Props) {
  const t = useTextsOf(reviewTexts)
  const [tab, setTab] = useState<(typeof TABS)[number]>('changes')
  const hasPage = hasPreview(type) && ON_PAGES.has(changeRequest.kind)
  return (
    <div className={classes.main}>
      {hasPage && (
        <Switch
          name="changeView"
          label={t('change.parts')}
          value={tab}
          onChange={setTab}
          choices={TABS.map((value) => ({ value, label: t(`change.${value}`) }))}
        />
      )}
      <section aria-label={t(`change.${tab}`)} className={classes.part}>
        {tab === 'page' && hasPage ? (
          <PagePreview type={type} changeRequest={changeRequest} />
        ) : (
          <DiffView type={type} changeRequest={changeRequest} />
        )}
      </section>
    </div>
  )
}

export function ChangeRequestView({ type, changeRequest }: Props) {
  const neighbours = useNeighbours(changeRequest.id)
  const deciding = useDecision(changeRequest)
  const { shownRequest, dismiss } = deciding
  const isChecked = !changeRequest.order && !changeRequest.records && hasPreview(type)
  return (
    <>
      <ChangeRequestHead type={type} changeRequest={changeRequest} />
      {shownRequest && (
        <MovedBanner
          type={type}
          shownRequest={shownRequest}
          currentRequest={changeRequest}
          onDismiss={dismiss}
        />
      )}
      <ChangeRequestBanners type={type} changeRequest={changeRequest} />
      <div className={classes.columns}>
        <Main type={type} changeRequest={changeRequest} />
        <div className={classes.side}>
          {(isChecked || changeRequest.unchecked) && <Checks type={type} changeRequest={changeRequest} />}
          {(isChecked || type.key === media.key) && <AffectedPages changeRequest={changeRequest} />}
          <Thread type={type} changeRequest={changeRequest} />
        </div>
      </div>
      <DecisionBar changeRequest={changeRequest} deciding={deciding} neighbours={neighbours} />
    </>
  )
}
