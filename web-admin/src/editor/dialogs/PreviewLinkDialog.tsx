import { Skeleton, Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { Banner } from '../../ui/Banner.tsx'
import { FieldHint } from '../../ui/FieldHint.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { Sheet } from '../../ui/Dialog.tsx'
import { editorTexts } from '../../core/texts/editor.ts'
import { previewLinkTexts } from '../../core/texts/editorDialogs.ts'
import { useTextsOf, useLanguage } from '../../core/texts/useText.ts'
import classes from './PreviewLink.module.css'
import {
  type PreviewLinkRow,
  DEFAULT_PREVIEW_DAYS,
  PREVIEW_DAYS,
  type PreviewDays,
  type PreviewLink,
  PREVIEW_LINK_API,
  type PreviewLinkRequest,
} from '@flou/shared/publishing/preview.ts'
import { timeText } from '../../core/records/timeText.ts'
import { notifyError, notifySuccess } from '../../core/state/notify.ts'
import { Switch } from '../../ui/Switch.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../core/session/current.ts'
import { useFormHandle, useFormView } from '../../fields/form/FormContext.ts'
import { wireValues } from '../../core/records/recordValues.ts'

function usePreviewLinks() {
  const t = useTextsOf(previewLinkTexts)
  const failureText = useFailureText()
  const queries = useQueryClient()
  const { type, id, form } = useFormHandle()
  const { language } = useFormView()
  const queryKey = ['preview-links', type.key, id]
  const refresh = () => queries.invalidateQueries({ queryKey })
  const onError = (error: unknown) => notifyError(failureText(error))
  const list = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await api<PreviewLinkRow[]>(`${PREVIEW_LINK_API}?type=${type.key}&id=${id}`, { signal })).data,
  })
  const create = useMutation({
    mutationFn: async (days: PreviewDays) => {
      const body: PreviewLinkRequest = {
        type: type.key,
        id,
        values: wireValues(type.declaration, form.getValues()),
        language,
        days,
      }
      return (await api<PreviewLink>(PREVIEW_LINK_API, { method: 'POST', body })).data
    },
    onSuccess: refresh,
    onError,
  })
  const revoke = useMutation({
    mutationFn: (link: string) => api(`${PREVIEW_LINK_API}/${link}`, { method: 'DELETE' }),
    onSuccess: async () => {
      notifySuccess(t('share.revokeDone'))
      await refresh()
    },
    onError,
  })
  return { list, create, revoke }
}

interface NewLinkProps {
  made: PreviewLink | undefined
  isMaking: boolean
  onMake: (days: PreviewDays) => void
}

const asText = (days: PreviewDays) => `${days}` as const
type DaysText = ReturnType<typeof asText>

function LinkUrl({ url }: { url: string }) {
  const t = useTextsOf(previewLinkTexts)
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => notifySuccess(t('share.copied')),
      () => notifyError(t('share.notCopied')),
    )
  return (
    <div className={classes['address']}>
      <TextInput
        name="previewUrl"
        label={t('share.address')}
        description={t('share.once')}
        value={url}
        readOnly
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="default" onClick={() => void copy()}>
        {t('share.copy')}
      </Button>
    </div>
  )
}

function NewLink({ made, isMaking, onMake }: NewLinkProps) {
  const t = useTextsOf(previewLinkTexts)
  const [days, setDays] = useState<DaysText>(asText(DEFAULT_PREVIEW_DAYS))
  return (
    <>
      <div className={classes['new']}>
        <span aria-hidden="true">{t('share.days')}</span>
        <Switch
          name="previewDays"
          label={t('share.days')}
          value={days}
          onChange={setDays}
          choices={PREVIEW_DAYS.map((one) => ({
            value: asText(one),
            label: t('share.dayCount', { count: one }),
          }))}
        />
        <Button
          loading={isMaking}
          onClick={() => onMake(PREVIEW_DAYS.find((one) => asText(one) === days) ?? DEFAULT_PREVIEW_DAYS)}
        >
          {t('share.make')}
        </Button>
      </div>
      <div role="status">{made && <LinkUrl url={made.url} />}</div>
    </>
  )
}

interface Props {
  link: PreviewLinkRow
  now: number
  onRevoke: (id: string) => void
}

/** An existing preview link; its URL is no longer available. */
function LinkRow({ link, now, onRevoke }: Props) {
  const t = useTextsOf(previewLinkTexts)
  const language = useLanguage()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const time = (instant: string) => timeText(instant, language)
  const { created, expires, revoked, by, id } = link
  const isOpen = revoked === undefined && Date.parse(expires) > now
  const state = () => {
    if (revoked !== undefined) return t('share.revoked', { time: time(revoked) })
    return t(isOpen ? 'share.until' : 'share.ended', { time: time(expires) })
  }
  return (
    <li className={classes['link']} data-open={isOpen || undefined}>
      <span>{t('share.madeBy', { name: by.name, time: time(created) })}</span>
      <span className={classes['state']}>{state()}</span>
      {isOpen && !isDialogOpen && (
        <Menu
          name={t('share.moreOf', { time: time(created) })}
          items={[
            {
              label: t('share.revoke'),
              name: t('share.revokeOf', { time: time(created) }),
              isDanger: true,
              onChoose: () => setDialogOpen(true),
            },
          ]}
        />
      )}
      {isOpen && isDialogOpen && (
        <div className={classes['ask']} role="alert">
          <p>{t('share.revokeAsk')}</p>
          <Group gap="xs">
            <Button size="compact-sm" variant="default" onClick={() => setDialogOpen(false)}>
              {t('share.keep')}
            </Button>
            <Button size="compact-sm" variant="light" color="danger" onClick={() => onRevoke(id)}>
              {t('share.revoke')}
            </Button>
          </Group>
        </div>
      )}
    </li>
  )
}

export function PreviewLinkDialog({ onClose }: { onClose: () => void }) {
  const t = useTextsOf(previewLinkTexts)
  const editorText = useTextsOf(editorTexts)
  const failureText = useFailureText()
  const { list, create, revoke } = usePreviewLinks()
  const [now] = useState(Date.now)
  return (
    <Sheet title={editorText('share.open')} onClose={onClose}>
      <FieldHint>{t('share.hint')}</FieldHint>
      <NewLink made={create.data} isMaking={create.isPending} onMake={create.mutate} />
      <h3 className={classes['heading']}>{t('share.links')}</h3>
      {list.isPending && <Skeleton height={40} />}
      {list.isError && <Banner tone="bad">{failureText(list.error)}</Banner>}
      {list.data?.length === 0 && <FieldHint>{t('share.noLinks')}</FieldHint>}
      <ul className={classes['links']}>
        {list.data?.map((link) => (
          <LinkRow key={link.id} link={link} now={now} onRevoke={revoke.mutate} />
        ))}
      </ul>
    </Sheet>
  )
}
