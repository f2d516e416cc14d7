import { Button, Skeleton, TextInput } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@flou/shared/locale.ts'
import { RELEASE_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import {
  RELEASE_PREVIEW_API,
  type PreviewResponse,
  type ReleasePage,
} from '@flou/shared/publishing/preview.ts'
import type { ReleaseDetail } from '@flou/shared/releases/release.ts'
import { RELEASES_KEY } from '../../../core/records/useReleases.ts'
import { api } from '../../../core/session/current.ts'
import { reviewTexts } from '../../../core/texts/approvalReview.ts'
import { releaseScreenTexts } from '../../../core/texts/releaseScreens.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { DeviceChoice, WIDTHS, type Device } from '../../../editor/dialogs/preview/PreviewPane.tsx'
import { PreviewFrame } from '../../../editor/dialogs/preview/PreviewFrame.tsx'
import { usePreviewStyle } from '../../../editor/dialogs/preview/usePreview.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { FieldHint } from '../../../ui/FieldHint.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { EmptyState } from '../../../ui/screen/EmptyState.tsx'
import { LoadFailure } from '../../../ui/screen/LoadFailure.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { pageOfUrl, type SitePage } from './sitePage.ts'
import classes from './Preview.module.css'

const PreviewLinkDialog = lazyPart(
  async () => (await import('../../../editor/dialogs/previewLink/PreviewLinkDialog.tsx')).PreviewLinkDialog,
)

const TEXTS = { ...reviewTexts, ...releaseScreenTexts }

interface Props {
  release: ReleaseDetail
}

interface PageProps extends Props {
  page: SitePage
  onOpen: (page: SitePage) => void
}

const usePreviewOf = ({ id, hash }: ReleaseDetail, page: SitePage) =>
  useQuery({
    queryKey: [RELEASES_KEY, id, 'preview', hash, page],
    queryFn: async ({ signal }) => {
      const body = { release: id, ...page }
      return (await api<PreviewResponse>(RELEASE_PREVIEW_API, { method: 'POST', body, signal })).data
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

function AddressLine({ page, onOpen }: Omit<PageProps, 'release'>) {
  const t = useTextsOf(TEXTS)
  const [typed, setTyped] = useState(page.path)
  const open = (event: FormEvent) => {
    event.preventDefault()
    const next = pageOfUrl(typed.trim(), page.language) ?? pageOfUrl(`/${typed.trim()}`, page.language)
    if (next) onOpen(next)
  }
  return (
    <form className={classes.address} onSubmit={open}>
      <TextInput
        name="previewPath"
        label={t('releasePreview.path')}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" variant="default">
        {t('releasePreview.open')}
      </Button>
    </form>
  )
}

function ChangedPages({ release: { id, hash }, page, onOpen }: PageProps) {
  const t = useTextsOf(TEXTS)
  const { data, error, refetch } = useQuery({
    queryKey: [RELEASES_KEY, id, 'pages', hash],
    queryFn: async ({ signal }) =>
      (await api<ReleasePage[]>(`${RELEASE_PREVIEW_API}/${id}`, { signal })).data,
  })
  if (error) return <LoadFailure error={error} title={t('releasePreview.failed')} onRetry={refetch} />
  if (!data) return <Skeleton height={120} />
  const title =
    data.length === 0 ? t('releasePreview.noPages') : t('releasePreview.pages', { count: data.length })
  return (
    <nav className={classes.pages} aria-label={title}>
      <FieldHint>{title}</FieldHint>
      <ul>
        {data.map(({ path, action }) => (
          <li key={path}>
            <button
              type="button"
              aria-current={path === page.path ? 'page' : undefined}
              onClick={() => onOpen({ ...page, path })}
            >
              {path}
            </button>
            {action !== 'render' && (
              <Badge tone={action === 'gone' ? 'bad' : 'soon'}>{t(`releasePreview.${action}`)}</Badge>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ShownPage({ release, page, device, onOpen }: PageProps & { device: Device }) {
  const t = useTextsOf(TEXTS)
  const { data, error, refetch } = usePreviewOf(release, page)
  const style = usePreviewStyle(data?.kind === 'page' ? data.build : undefined)
  const failure = error ?? style.error
  if (failure) return <LoadFailure error={failure} title={t('releasePreview.failed')} onRetry={refetch} />
  if (data?.kind === 'none') return <EmptyState text={t('releasePreview.missing')} />
  if (data?.kind === 'failed') return <EmptyState text={t('releasePreview.failed')} hint={data.reason} />
  if (!data || style.data === undefined) return <Skeleton height={480} />
  return (
    <PreviewFrame
      key={`${data.path} ${page.language}`}
      html={data.html}
      css={style.data}
      title={t('releasePreview.frame', { path: data.path })}
      width={WIDTHS[device]}
      onClick={(target) => {
        const link = target && 'closest' in target ? (target as Element).closest('a[href]') : null
        const next = link && pageOfUrl(link.getAttribute('href'), DEFAULT_LANGUAGE)
        if (next) onOpen(next)
      }}
    />
  )
}

function ShareButton({ release: { id }, page: { language } }: Props & Pick<PageProps, 'page'>) {
  const t = useTextsOf(TEXTS)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon name="link" size={16} />}
        {...PreviewLinkDialog.onIntent}
        onClick={() => setOpen(true)}
      >
        {t('releasePreview.share')}
      </Button>
      {isOpen && (
        <PreviewLinkDialog
          path={RELEASE_PATHS.previewLinks(id)}
          content={() => ({ language })}
          hint={t('releasePreview.shareHint')}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

const isOver = ({ state }: ReleaseDetail) => state === 'live' || state === 'undone'

/** The whole site as it is once the release is live. */
export function ReleasePreview({ release }: Props) {
  const t = useTextsOf(TEXTS)
  const own = useLanguage()
  const [page, setPage] = useState<SitePage>({ path: '/', language: own })
  const [device, setDevice] = useState<Device>(() =>
    matchMedia('(max-width: 48em)').matches ? 'phone' : 'desktop',
  )
  return (
    <>
      <div className={classes.bar}>
        <AddressLine key={page.path} page={page} onOpen={setPage} />
        <Switch
          name="previewLanguage"
          label={t('releasePreview.language')}
          value={page.language}
          onChange={(language) => setPage({ ...page, language })}
          choices={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
        />
        <DeviceChoice device={device} onChoose={setDevice} />
        <ShareButton release={release} page={page} />
      </div>
      <div className={classes.columns}>
        {!isOver(release) && <ChangedPages release={release} page={page} onOpen={setPage} />}
        <div className={classes.frame}>
          <ShownPage release={release} page={page} device={device} onOpen={setPage} />
        </div>
      </div>
    </>
  )
}
