import { Button } from '@mantine/core'
import { LANGUAGES } from '@flou/shared/locale.ts'
import {
  localizedPagePath,
  type PublishStatus,
  type PublishStatusPage,
} from '@flou/shared/publishing/publishing.ts'
import { useSiteOrigin } from '../../../core/offices/useSiteOrigin.ts'
import { publishingTexts } from '../../../core/texts/publishing.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { durationText } from '../../../core/records/timeText.ts'
import classes from './PublishBadge.module.css'

export function LivePages({ path, languages = LANGUAGES }: { path: string; languages?: readonly string[] }) {
  const t = useTextsOf(publishingTexts)
  const origin = useSiteOrigin()
  if (origin === undefined) return null
  return (
    <span className={classes.links}>
      {LANGUAGES.filter((language) => languages.includes(language)).map((language) => (
        <a
          key={language}
          href={origin + localizedPagePath(path, language)}
          target="_blank"
          rel="noreferrer"
          hrefLang={language}
          aria-label={t(`receipt.openIn.${language}`, { path })}
        >
          {language.toUpperCase()}
        </a>
      ))}
    </span>
  )
}

function Page({ page: { path, action, ms, reason } }: { page: PublishStatusPage }) {
  const t = useTextsOf(publishingTexts)
  const language = useLanguage()
  return (
    <li data-fate={action}>
      <code>{path}</code>
      {action !== 'removed' && <LivePages path={path} />}
      <span className={classes.action}>
        {t(`receipt.fate.${action}`)}
        {ms > 0 && ` · ${durationText(ms, language, t)}`}
      </span>
      {reason !== undefined && <p className={classes.reason}>{reason}</p>}
    </li>
  )
}

interface Props {
  publishStatus: PublishStatus
  isBusy: boolean
  onRenderAgain: () => void
}

export function PublishDetails({ publishStatus, isBusy, onRenderAgain }: Props) {
  const t = useTextsOf(publishingTexts)
  const language = useLanguage()
  const { pages, counts, queueMs, renderMs } = publishStatus
  const { waiting, ...pageCounts } = counts
  const unlistedCount = Object.values(pageCounts).reduce((sum, count) => sum + count, 0) - pages.length
  return (
    <>
      {pages.length === 0 && waiting === 0 ? (
        <p>{t('receipt.noneHint')}</p>
      ) : (
        <p className={classes.times}>
          {t('receipt.times', {
            queue: durationText(queueMs, language, t),
            render: durationText(renderMs, language, t),
          })}
        </p>
      )}
      <ul>
        {pages.map((page) => (
          <Page key={page.path} page={page} />
        ))}
      </ul>
      {unlistedCount > 0 && <p>{t('receipt.further', { count: unlistedCount })}</p>}
      {waiting > 0 && <p>{t('receipt.rest', { count: waiting })}</p>}
      {counts.failed > 0 && (
        <Button size="compact-sm" variant="default" loading={isBusy} onClick={onRenderAgain}>
          {t('publishing.render')}
        </Button>
      )}
    </>
  )
}
