import { useCallback, useEffect, useRef, useState } from 'react'
import { createStore, useStore, type Store } from '../../../core/state/store.ts'
import { editorTexts } from '../../../core/texts/editor.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { fieldAt, markFields, outlineField, scrollToField } from './blockFields.ts'
import { PreviewFrame } from './PreviewFrame.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { usePreview, type PreviewSource, type PreviewState, usePreviewStyle } from './usePreview.ts'
import classes from './Preview.module.css'
import { Button, Skeleton } from '@mantine/core'
import type { PreviewResponse } from '@flou/shared/publishing/preview.ts'
import { isApiError } from '../../../core/api/apiError.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'

interface MessageProps {
  answer: PreviewResponse | undefined
  failure: unknown
  isPageVisible: boolean
  onRetry: () => void
}

function PreviewMessage({ answer, failure, isPageVisible, onRetry }: MessageProps) {
  const t = useTextsOf(editorTexts)
  const failureText = useFailureText()
  if (failure !== undefined && failure !== null) {
    const isOffline = isApiError(failure, 'network')
    return (
      <div className={classes['message']} data-below={isPageVisible || undefined} role="alert">
        <strong>{isOffline ? t('preview.offline') : t('preview.notLoaded')}</strong>
        {!isOffline && <p>{failureText(failure)}</p>}
        <Button size="compact-sm" variant="default" onClick={onRetry}>
          {t('shell.retry')}
        </Button>
      </div>
    )
  }
  if (answer?.kind === 'none' || answer?.kind === 'failed') {
    const isNone = answer.kind === 'none'
    return (
      <div className={classes['message']} role="status">
        <strong>{t(isNone ? 'preview.none' : 'preview.broken')}</strong>
        <p>{isNone ? t('preview.noneHint') : answer.reason}</p>
      </div>
    )
  }
  return (
    <div role="status" aria-label={t('shell.loading')}>
      <Skeleton height="min(560px, 60vh)" />
    </div>
  )
}

export const WIDTHS = { desktop: 1280, phone: 390 } as const
export type Device = keyof typeof WIDTHS
const DEVICES = Object.keys(WIDTHS) as Device[] // `WIDTHS` has exactly these keys

export function DeviceChoice({ device, onChoose }: { device: Device; onChoose: (device: Device) => void }) {
  const t = useTextsOf(editorTexts)
  return (
    <Switch
      name="device"
      label={t('preview.device')}
      value={device}
      onChange={onChoose}
      choices={DEVICES.map((value) => ({ value, label: t(`preview.${value}`) }))}
    />
  )
}

interface Props extends PreviewSource {
  /** Set by the parent for several panes; if absent, the pane has its own selector. */
  device?: Device
  name?: string
  onShow?: (page: Document) => void
  fields?: PreviewFields | undefined
  isPublished?: boolean
}

interface PreviewFields {
  /** Path of the field that has or last had the focus. */
  focused: Store<string>
  onChoose: (path: string) => void
}

const NO_FIELD = createStore('')

/** Marks the texts of the form's fields in the page and outlines the focused one. */
function useFieldMarks({ fields, read, language }: Props) {
  const page = useRef<Document>(undefined)
  const focused = useStore(fields?.focused ?? NO_FIELD)
  useEffect(() => {
    if (page.current) scrollToField(page.current, focused)
  }, [focused])
  return useCallback(
    (shown: Document) => {
      const isFirst = page.current !== shown
      page.current = shown
      markFields(shown, read(), language)
      if (isFirst) scrollToField(shown, focused)
      else outlineField(shown, focused)
    },
    [read, language, focused],
  )
}

function PageChoice({
  answer,
  onChoose,
}: {
  answer: PreviewState['answer']
  onChoose: (path: string) => void
}) {
  const t = useTextsOf(editorTexts)
  if (answer?.kind !== 'page') return null
  if (answer.pages.length < 2) return <span className={classes['path']}>{answer.path}</span>
  return (
    <label className={classes['page']}>
      <span>{t('preview.page')}</span>
      <select
        name="previewPage"
        autoComplete="off"
        value={answer.path}
        onChange={(event) => onChoose(event.target.value)}
      >
        {answer.pages.map((path) => (
          <option key={path}>{path}</option>
        ))}
      </select>
    </label>
  )
}

const NARROW = '(max-width: 48em)'

export function PreviewPane({ device: chosen, name, onShow, ...of }: Props) {
  const t = useTextsOf(editorTexts)
  const [own, setDevice] = useState<Device>(() => (matchMedia(NARROW).matches ? 'phone' : 'desktop'))
  const onFieldsShown = useFieldMarks(of)
  const device = chosen ?? own
  const [path, setPath] = useState<string>()
  const preview = usePreview(of, path)
  const { answer, failure, isUpdating } = preview
  const build = answer?.kind === 'page' ? answer.build : undefined
  const { data: css, error } = usePreviewStyle(build)
  const isPageVisible = answer?.kind === 'page' && css !== undefined
  const loadError = failure ?? error
  return (
    <section className={classes['pane']} aria-label={name ?? t('preview.preview')}>
      <div className={classes['bar']}>
        {chosen === undefined ? (
          <DeviceChoice device={device} onChoose={setDevice} />
        ) : (
          <strong>{name}</strong>
        )}
        <PageChoice answer={answer} onChoose={setPath} />
        <span className={classes['status']} data-updating={isUpdating || undefined}>
          {isUpdating
            ? t('preview.updating')
            : of.subscribe && t(of.isPublished ? 'preview.published' : 'preview.upToDate')}
        </span>
      </div>
      {(loadError !== undefined && loadError !== null) || !isPageVisible ? (
        <PreviewMessage
          answer={answer}
          failure={loadError}
          isPageVisible={isPageVisible}
          onRetry={preview.retry}
        />
      ) : null}
      {isPageVisible && (
        <PreviewFrame
          key={path ?? ''}
          html={answer.html}
          css={css}
          title={t('preview.frame', { path: answer.path })}
          width={WIDTHS[device]}
          onShow={of.fields ? onFieldsShown : onShow}
          onClick={(target) => {
            const path = fieldAt(target)
            if (path !== undefined) of.fields?.onChoose(path)
          }}
        />
      )}
    </section>
  )
}
