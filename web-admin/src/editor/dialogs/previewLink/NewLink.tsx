import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import {
  DEFAULT_PREVIEW_DAYS,
  PREVIEW_DAYS,
  type PreviewDays,
  type PreviewLink,
} from '@flou/shared/publishing/preview.ts'
import { notifyError, notifySuccess } from '../../../core/state/notify.ts'
import { previewLinkTexts } from '../../../core/texts/editorDialogs.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { Switch } from '../../../ui/Switch.tsx'
import classes from './PreviewLink.module.css'

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

export function NewLink({ made, isMaking, onMake }: NewLinkProps) {
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
