import { useState } from 'react'
import type { AnyType } from '@flou/shared/content/define.ts'
import { media } from '@flou/shared/content/types/media.ts'
import type { ChangeDetail } from '@flou/shared/changes/detail.ts'
import type { ChangeKind } from '@flou/shared/workflow.ts'
import { hasPreview } from '../../../content/preview/hasPreview.ts'
import { Switch } from '../../../content/preview/Switch.tsx'
import { changeTexts } from '../../../texts/screens/workflowDetail.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { ChangeHead } from './ChangeHead.tsx'
import { ChangeNotices } from './ChangeNotices.tsx'
import { DecisionBar } from './decide/DecisionBar.tsx'
import { MovedNotice } from './decide/MovedNotice.tsx'
import { useDecision } from './decide/useDecision.ts'
import { useNeighbours } from './decide/useNeighbours.ts'
import { FileChanges } from './diff/FileChanges.tsx'
import { FieldTable } from './diff/FieldTable.tsx'
import { OrderTable } from './diff/OrderTable.tsx'
import { RecordsTable } from './diff/RecordsTable.tsx'
import { Checks } from './page/Checks.tsx'
import { PagePreview } from './page/PagePreview.tsx'
import { Touches } from './page/Touches.tsx'
import { Thread } from './talk/Thread.tsx'
import classes from './Change.module.css'

interface Props {
  type: AnyType
  change: ChangeDetail
}

/** What the change does, in the form that suits its kind. */
function Changes({ type, change }: Props) {
  if (change.order) return <OrderTable order={change.order} />
  if (change.records && !type.single) return <RecordsTable type={type} records={change.records} />
  if (type.key === media.key) return <FileChanges type={type} change={change} />
  return <FieldTable type={type} change={change} />
}

/** Kinds about one record that pages may show. */
const ON_PAGES: ReadonlySet<ChangeKind> = new Set([
  'create',
  'update',
  'publish',
  'unpublish',
  'trash',
  'restore',
  'restoreVersion',
])

const PARTS = ['changes', 'page'] as const

function Main({ type, change }: Props) {
  const t = useTextsOf(changeTexts)
  const [part, setPart] = useState<(typeof PARTS)[number]>('changes')
  const hasPage = hasPreview(type) && ON_PAGES.has(change.kind)
  return (
    <div className={classes.main}>
      {hasPage && (
        <Switch
          label={t('change.parts')}
          value={part}
          onChange={setPart}
          choices={PARTS.map((value) => ({ value, label: t(`change.${value}`) }))}
        />
      )}
      <section aria-label={t(`change.${part}`)} className={classes.part}>
        {part === 'page' && hasPage ? (
          <PagePreview type={type} change={change} />
        ) : (
          <Changes type={type} change={change} />
        )}
      </section>
    </div>
  )
}

/** A change with everything an approver looks at, and the decision. */
export function ChangeView({ type, change }: Props) {
  const neighbours = useNeighbours(change.id)
  const deciding = useDecision(change, neighbours.next ?? neighbours.previous)
  const { seen, dismiss } = deciding
  const isChecked = !change.order && !change.records && hasPreview(type)
  return (
    <>
      <ChangeHead type={type} change={change} />
      {seen && <MovedNotice type={type} seen={seen} now={change} onDismiss={dismiss} />}
      <ChangeNotices type={type} change={change} />
      <div className={classes.columns}>
        <Main type={type} change={change} />
        <div className={classes.side}>
          {isChecked && <Checks type={type} change={change} />}
          {(isChecked || type.key === media.key) && <Touches change={change} />}
          <Thread type={type} change={change} />
        </div>
      </div>
      <DecisionBar change={change} deciding={deciding} neighbours={neighbours} />
    </>
  )
}
