import { Button, Group, Skeleton } from '@mantine/core'
import { useState } from 'react'
import type { MediaOverview } from '@flou/shared/media/media.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useText, useTextsOf } from '../../../core/texts/useText.ts'
import { useMedia, type MediaRecord } from '../../../core/media/useMedia.ts'
import { DescribeFields } from './DescribeFields.tsx'
import { Facts } from './Facts.tsx'
import { FileActions } from './FileActions.tsx'
import { Preview } from './Preview.tsx'
import { UsageList } from './UsageList.tsx'
import { useDescription } from './useDescription.ts'
import { useFileActions } from './useFileActions.ts'
import { VersionList } from './VersionList.tsx'
import classes from './Detail.module.css'
import { mediaTexts } from '../../../core/texts/media.ts'

interface Props {
  id: number
  previous?: number | undefined
  next?: number | undefined
  overview: MediaOverview
  onOpen: (id: number) => void
  onClose: () => void
}

function Neighbours({ previous, next, onOpen }: Pick<Props, 'previous' | 'next' | 'onOpen'>) {
  const t = useTextsOf(mediaTexts)
  const button = (id: number | undefined, label: string, side: string) => (
    <Button
      size="compact-sm"
      variant="default"
      disabled={id === undefined}
      aria-label={label}
      data-side={side}
      onClick={() => id !== undefined && onOpen(id)}
    >
      <Icon name="chevron" size={16} />
    </Button>
  )
  return (
    <div className={classes.around}>
      {button(previous, t('previous'), 'previous')}
      {button(next, t('next'), 'next')}
    </div>
  )
}

function useGuard(isDirty: boolean) {
  const t = useText()
  const [pendingLeave, setPendingLeave] = useState<() => void>()
  const guarded = (proceed: () => void) => (isDirty ? setPendingLeave(() => proceed) : proceed())
  const dialog = pendingLeave && (
    <Dialog title={t('shell.saveBeforeLeave')} onClose={() => setPendingLeave(undefined)}>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => setPendingLeave(undefined)} data-autofocus>
          {t('shell.stay')}
        </Button>
        <Button color="danger" onClick={pendingLeave}>
          {t('shell.leave')}
        </Button>
      </Group>
    </Dialog>
  )
  return { guarded, dialog }
}

function FileDetail({ record, ...props }: Props & { record: MediaRecord }) {
  const { previous, next, overview, onOpen, onClose } = props
  const form = useDescription(record)
  const fileActions = useFileActions(record, onClose)
  const { guarded, dialog } = useGuard(form.isDirty)
  return (
    <Dialog title={record.name} onClose={() => guarded(onClose)} isWide>
      <Neighbours previous={previous} next={next} onOpen={(id) => guarded(() => onOpen(id))} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <Preview record={record} form={form} />
          <FileActions record={record} fileActions={fileActions} />
        </div>
        <div className={classes.column}>
          <DescribeFields record={record} form={form} overview={overview} />
          <UsageList id={record.id} name={record.name} />
          <Facts record={record} />
          <VersionList
            record={record}
            isBusy={fileActions.bringBack.isPending}
            onBringBack={(version) => fileActions.bringBack.mutate(version)}
          />
        </div>
      </div>
      {dialog}
    </Dialog>
  )
}

export function FileDialog(props: Props) {
  const t = useTextsOf(mediaTexts)
  const { data, isError } = useMedia(props.id)
  if (data) return <FileDetail key={props.id} record={data} {...props} />
  return (
    <Dialog title={t('details')} onClose={props.onClose} isWide>
      {isError ? <Banner tone="bad">{t('missing')}</Banner> : <Skeleton height={360} />}
    </Dialog>
  )
}
