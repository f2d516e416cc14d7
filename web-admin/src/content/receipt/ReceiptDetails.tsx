import { Button } from '@mantine/core'
import { LANGUAGES } from '@flou/shared/locale.ts'
import { addressOf, type Receipt, type ReceiptPage } from '@flou/shared/publishing.ts'
import { useSiteOrigin } from '../../offices/useSiteOrigin.ts'
import { publishingTexts } from '../../texts/screens/publishing.ts'
import { useLanguage } from '../../texts/useText.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import { durationText } from './duration.ts'
import classes from './Receipt.module.css'

/** A page in both languages, where visitors can reach it. */
export function LivePages({ path, languages = LANGUAGES }: { path: string; languages?: readonly string[] }) {
  const t = useTextsOf(publishingTexts)
  const origin = useSiteOrigin()
  if (origin === undefined) return null
  return (
    <span className={classes.links}>
      {LANGUAGES.filter((language) => languages.includes(language)).map((language) => (
        <a
          key={language}
          href={origin + addressOf(path, language)}
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

function Page({ page: { path, fate, ms, reason } }: { page: ReceiptPage }) {
  const t = useTextsOf(publishingTexts)
  const language = useLanguage()
  return (
    <li data-fate={fate}>
      <code>{path}</code>
      {fate !== 'removed' && <LivePages path={path} />}
      <span className={classes.fate}>
        {t(`receipt.fate.${fate}`)}
        {ms > 0 && ` · ${durationText(ms, language, t)}`}
      </span>
      {reason !== undefined && <p className={classes.reason}>{reason}</p>}
    </li>
  )
}

interface Props {
  receipt: Receipt
  isBusy: boolean
  onRenderAgain: () => void
}

/** The pages of a receipt, with how long they took and what became of them. */
export function ReceiptDetails({ receipt, isBusy, onRenderAgain }: Props) {
  const t = useTextsOf(publishingTexts)
  const language = useLanguage()
  const { pages, counts, queueMs, renderMs } = receipt
  const { waiting, ...fates } = counts
  const further = Object.values(fates).reduce((sum, count) => sum + count, 0) - pages.length
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
      {further > 0 && <p>{t('receipt.further', { count: further })}</p>}
      {waiting > 0 && <p>{t('receipt.rest', { count: waiting })}</p>}
      {counts.failed > 0 && (
        <Button size="compact-sm" loading={isBusy} onClick={onRenderAgain}>
          {t('publishing.render')}
        </Button>
      )}
    </>
  )
}
