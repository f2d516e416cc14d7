import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { ReleaseDetail } from '@flou/shared/releases/release.ts'
import { releasePathOf } from '../../core/offices/office.ts'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { useCanCollect } from '../../core/records/useReleases.ts'
import { forgetSessionDraft } from '../../core/state/sessionDraft.ts'
import { releaseScreenTexts } from '../../core/texts/releaseScreens.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { ApprovalDialog } from '../../editor/dialogs/ApprovalDialog.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { ReasonDialog, reasonKey } from '../approval/decide/ReasonDialog.tsx'
import { ReleaseDialog } from './ReleaseDialog.tsx'
import { actionsFor, type ActName, type ReleaseAct } from './releaseActions.ts'
import { isSavedSince, useReleaseAct } from './useRelease.ts'

interface DialogProps {
  release: ReleaseDetail
  isBusy: boolean
  onAct: (act: ReleaseAct) => void
  onClose: () => void
}

const IS_DANGEROUS: ReadonlySet<ActName> = new Set(['undo', 'delete', 'cancel'])

type Confirmed = Exclude<ActName, 'edit' | 'send' | 'reject'>

interface ConfirmProps extends DialogProps {
  act: Confirmed
  /** Content was saved since the release. */
  isSavedSince: boolean
}

function ConfirmDialog({ release, act, isSavedSince: isForced, isBusy, onAct, onClose }: ConfirmProps) {
  const t = useTextsOf(releaseScreenTexts)
  const { name, itemCount: count } = release
  return (
    <Dialog title={t(`release.ask.${act}`, { name })} onClose={onClose}>
      <Text size="sm">{isForced ? t('release.hint.forced') : t(`release.hint.${act}`, { count })}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('shell.cancel')}
        </Button>
        <Button
          {...(IS_DANGEROUS.has(act) && { color: 'danger' })}
          loading={isBusy}
          onClick={() => onAct(act === 'undo' && isForced ? { act, isForced } : { act })}
        >
          {isForced ? t('release.act.forced') : t(`release.act.${act}`)}
        </Button>
      </Group>
    </Dialog>
  )
}

const messageKey = ({ id }: ReleaseDetail) => `release ${id}`

function ActDialog({ act, ...props }: Omit<ConfirmProps, 'act'> & { act: ActName }) {
  const { release, isBusy, onAct, onClose } = props
  switch (act) {
    case 'edit':
      return (
        <ReleaseDialog
          release={release}
          isBusy={isBusy}
          onClose={onClose}
          onSave={({ publishAt = null, ...input }) => onAct({ act, body: { ...input, publishAt } })}
        />
      )
    case 'send':
      return (
        <ApprovalDialog
          draftKey={messageKey(release)}
          onClose={onClose}
          onSend={(message) => onAct({ act, message })}
        />
      )
    case 'reject':
      return (
        <ReasonDialog
          changeRequestId={release.id}
          outcome="reject"
          isBusy={isBusy}
          onClose={onClose}
          onSend={(message) => onAct({ act, message })}
        />
      )
    default:
      return <ConfirmDialog act={act} {...props} />
  }
}

const isMain = (act: ActName) => act === 'publish' || act === 'approve' || act === 'send'

function BackButton() {
  const t = useTextsOf(releaseScreenTexts)
  const { office } = useOffice()
  return (
    <Button
      component={Link}
      to={releasePathOf(office)}
      variant="default"
      leftSection={<Icon name="back" size={16} />}
    >
      {t('release.back')}
    </Button>
  )
}

export function ReleaseActions({ release }: { release: ReleaseDetail }) {
  const t = useTextsOf(releaseScreenTexts)
  const { office } = useOffice()
  const navigate = useNavigate()
  const canEdit = useCanCollect()
  const [open, setOpen] = useState<ActName>()
  const change = useReleaseAct(release)
  const { buttons, more } = actionsFor(release, canEdit)
  const close = () => {
    setOpen(undefined)
    change.reset()
  }
  const act = (chosen: ReleaseAct) =>
    change.mutate(chosen, {
      onSuccess: () => {
        close()
        forgetSessionDraft(messageKey(release))
        forgetSessionDraft(reasonKey(release.id, 'reject'))
        if (chosen.act === 'delete') void navigate(releasePathOf(office))
      },
    })
  return (
    <>
      <BackButton />
      <Menu
        name={t('release.more')}
        items={more.map((one) => ({
          label: t(`release.act.${one}`),
          icon: 'trash' as const,
          isDanger: true,
          onChoose: () => setOpen(one),
        }))}
      />
      {buttons.map((one) => (
        <Button
          key={one}
          {...(isMain(one) ? { 'data-main-action': true } : { variant: 'default' })}
          {...((one === 'reject' || one === 'undo') && { c: 'danger' })}
          onClick={() => setOpen(one)}
        >
          {t(`release.act.${one}`)}
        </Button>
      ))}
      {open && (
        <ActDialog
          act={open}
          release={release}
          isSavedSince={open === 'undo' && isSavedSince(change.error)}
          isBusy={change.isPending}
          onAct={act}
          onClose={close}
        />
      )}
    </>
  )
}
