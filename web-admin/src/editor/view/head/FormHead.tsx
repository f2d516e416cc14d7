import type { PresenceReport } from '@flou/shared/api.ts'
import { useMemo, type ReactNode } from 'react'
import { useFormHandle } from '../../../fields/form/FormContext.ts'
import { PublicStateBadge } from './PublicStateBadge.tsx'
import type { PartialRecord } from '../../../core/records/publicState.ts'
import type { Goal } from '../../state/publicState.ts'
import { isPlannedArea } from '@flou/shared/site/plannedPages.ts'
import { areaOf } from '../../../core/offices/recordLocations.ts'
import { NotBuiltBadge } from '../../../ui/NotBuiltBadge.tsx'
import { PreviewLinkButton } from './PreviewLinkButton.tsx'
import { PresenceNote } from './PresenceNote.tsx'
import { PublishBadgeSlot } from './PublishBadgeSlot.tsx'
import { CheckPageButton } from '../../dialogs/check/CheckPageButton.tsx'
import type { Phase } from '../../state/phase.ts'
import { SaveState, SaveRetry, type SaveRetryProps } from './SaveState.tsx'
import { ErrorList } from './ErrorList.tsx'
import { OneLanguageButton, type OneLanguageProps } from './OneLanguageButton.tsx'
import classes from './FormHead.module.css'
import { Icon, type IconName } from '../../../ui/Icon.tsx'
import { editorTexts } from '../../../core/texts/editor.ts'
import { releaseTexts } from '../../../core/texts/releases.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { keyNames } from '../../../core/state/keyNames.ts'
import { keysOf, SAVE_ID, type ShortcutOf } from '../../../core/state/shortcuts.ts'
import { useRights } from '../../../core/session/rights.ts'
import {
  FORM_VIEWS,
  formView,
  useFormViewName,
  type FormViewName,
  hasPreview,
} from '../../dialogs/preview/formView.ts'
import { Switch } from '../../../ui/Switch.tsx'
import { ReleaseMenu } from '../../../collect/ReleaseMenu.tsx'
import { Button } from '@mantine/core'

const hintOf = (name: ShortcutOf<'form'>) => keyNames(keysOf('form', name)[0] ?? '').join('+')

interface SaveButtonsProps {
  isSaving: boolean
  /** Absent if the form edits the version in a release. */
  onCollect: (() => void) | undefined
  canDraft: boolean
  onSave: (goal: Goal) => void
}

const SAVE_TEXTS = { ...editorTexts, ...releaseTexts }

/** Publish, Save for internal types or a request for approval, plus Save draft. None is the form's submit button. */
function SaveButtons({ isSaving, canDraft, onCollect, onSave }: SaveButtonsProps) {
  const t = useTextsOf(SAVE_TEXTS)
  const { type, isInSheet } = useFormHandle()
  const { canEdit, isApprovalNeeded } = useRights()
  const name = type.internal ? 'save' : 'publish'
  const action = isApprovalNeeded ? 'sendForApproval' : name
  const keys = hintOf(name)
  if (!canEdit) return null
  return (
    <>
      {canDraft && (
        <Button
          variant="default"
          disabled={isSaving}
          title={t('form.saveDraftHint', { keys: hintOf('saveDraft') })}
          onClick={() => onSave('draft')}
        >
          {t('form.saveDraft')}
        </Button>
      )}
      <Button
        {...(!isInSheet && { id: SAVE_ID })}
        data-main-action
        loading={isSaving}
        title={onCollect ? t(`form.${action}Hint`, { keys }) : t('release.saveHint', { keys })}
        onClick={() => onSave('live')}
      >
        {onCollect ? t(`form.${action}`) : t('release.save')}
      </Button>
      {onCollect && !isInSheet && !type.internal && <ReleaseMenu isDisabled={isSaving} onAdd={onCollect} />}
    </>
  )
}

const ICONS: Readonly<Record<FormViewName, IconName>> = { editor: 'edit', preview: 'picture', both: 'switch' }

function ViewSwitch() {
  const t = useTextsOf(editorTexts)
  const { type, isInSheet } = useFormHandle()
  const { view, isWide } = useFormViewName()
  if (isInSheet || !hasPreview(type)) return null
  const choices = FORM_VIEWS.filter((name) => name !== 'both' || isWide)
  return (
    <>
      <Switch
        name="formView"
        label={t('preview.view')}
        value={view}
        onChange={formView.set}
        choices={choices.map((name) => ({
          value: name,
          label: t(`preview.${name}`),
          icon: <Icon name={ICONS[name]} size={15} />,
        }))}
      />
      <PreviewLinkButton />
      <CheckPageButton />
    </>
  )
}

interface Props extends SaveRetryProps, OneLanguageProps, Omit<SaveButtonsProps, 'isSaving'> {
  title: string
  record: PartialRecord
  isDraft: boolean
  phase: Phase
  isChecking: boolean
  parent?: ReactNode
  tools: ReactNode
  apiUrl: string | undefined
  others: PresenceReport['others']
}

export function FormHead({
  title,
  record,
  phase,
  parent,
  tools,
  apiUrl,
  isDraft,
  others,
  isChecking,
  ...rest
}: Props) {
  const { type, isInSheet } = useFormHandle()
  const area = useMemo(() => areaOf(type), [type])
  const { canDraft, onCollect, onSave, onSaveIn, ...again } = rest
  return (
    <div className={classes.head}>
      {!isInSheet && (
        <div className={classes.name}>
          {parent}
          <h1 tabIndex={-1} title={title}>
            {title}
          </h1>
        </div>
      )}
      {/* first in focus order, last in the row */}
      <div className={classes.tools}>
        <div className={classes.save}>
          <SaveButtons isSaving={isChecking || phase.is === 'saving'} {...{ canDraft, onCollect, onSave }} />
        </div>
        {tools}
      </div>
      <ViewSwitch />
      <div className={classes.states} data-states>
        <PublicStateBadge type={type} record={record} hasPage={!area || !isPlannedArea(area)} />
        {area && <NotBuiltBadge area={area} />}
        <SaveState phase={phase} isDraft={isDraft} />
        <ErrorList />
        <OneLanguageButton onSaveIn={onSaveIn} />
        <SaveRetry {...again} />
        <PublishBadgeSlot path={apiUrl} />
        <PresenceNote others={others} />
      </div>
    </div>
  )
}
