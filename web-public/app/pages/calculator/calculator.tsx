import { startTransition, useCallback, useEffect, useState, type ComponentType } from 'react'
import { pathTo } from '@flou/shared/paths.ts'
import { contentContext } from '../../contentContext.ts'
import { OFFLINE_ATTRIBUTE } from '../../offlineWorker.ts'
import { ButtonRow } from '../../elements/ButtonRow.tsx'
import type { Head } from '../../elements/head.ts'
import { PageHead } from '../../elements/PageHead.tsx'
import { RichText } from '../../elements/RichText.tsx'
import { SiteLink } from '../../elements/SiteLink.tsx'
import { PlainHeader } from '../../sections/PlainHeader.tsx'
import { readPage } from '../reading/readPage.ts'
import { Catalogue } from './Catalogue.tsx'
import { Examples } from './Examples.tsx'
import { readCalculator, type CalculatorContent } from './readCalculator.ts'
import { calculatorTexts } from '../../texts/pages/calculator/calculator.ts'
import { useTexts } from '../../texts/useTexts.ts'
import type { Route } from './+types/calculator'
import styles from './calculator.module.css'

const headWith = (head: Head, opening: CalculatorContent['opening']): Head =>
  opening ? { ...head, name: opening.title, image: opening.media ?? head.image } : head

export async function loader(args: Route.LoaderArgs) {
  const { source, shared } = args.context.get(contentContext)
  const [{ head }, { files, ...content }] = await Promise.all([
    readPage('calculator', args),
    readCalculator(source),
  ])
  for (const file of files) shared.set(file.key, file)
  return { head: headWith(head, content.opening), content }
}

/** Browser only: the publisher renders the placeholder. */
const loadApp = async () => (import.meta.env.SSR ? undefined : import('./app/Calculator.tsx'))

type App = ComponentType<{ content: CalculatorContent }>

/** Loads the calculator after first paint; until then products link to their prices. */
function useApp(): { App: App | undefined; hasFailed: boolean; retry: () => void } {
  const [App, setApp] = useState<App>()
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(async () => {
    const loaded = await loadApp().catch(() => undefined)
    setFailed(!loaded)
    // transition, so that slow phones stay responsive
    if (loaded) startTransition(() => setApp(() => loaded.Calculator))
  }, [])
  useEffect(() => {
    const timer = setTimeout(() => void load())
    return () => clearTimeout(timer)
  }, [load])
  return { App, hasFailed, retry: () => void load() }
}

/** Milliseconds, after initial user input. */
const CACHE_AFTER_MS = 3_000

function useOfflineCopy(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning || !import.meta.env.PROD) return undefined
    const cachePage = async () => (await import('./cacheOffline.ts')).cacheOffline()
    const timer = setTimeout(() => void cachePage().catch(() => undefined), CACHE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isRunning])
}

function Waiting({
  content,
  hasFailed,
  retry,
}: {
  content: CalculatorContent
  hasFailed: boolean
  retry: () => void
}) {
  const { t } = useTexts(calculatorTexts)
  return (
    <div className={`wrap ${styles['layout']}`} {...{ [OFFLINE_ATTRIBUTE]: '' }}>
      <div className={styles['main']}>
        <Examples examples={content.examples} />
        <h2 className={styles['step']}>{t('products')}</h2>
        <Catalogue categories={content.categories} />
      </div>
      <aside className={styles['aside']} aria-label={t('estimate')}>
        <h2 className={styles['step']}>{t('estimate')}</h2>
        {hasFailed ? (
          <p role="alert">
            {t('loadFailed')}{' '}
            <button type="button" className={styles['plain']} onClick={retry}>
              {t('retry')}
            </button>
          </p>
        ) : (
          <p className={styles['quiet']}>{t('needsScript')}</p>
        )}
        <SiteLink to={pathTo('contactForm')} className="arrow-link">
          {t('contact')}
        </SiteLink>
      </aside>
    </div>
  )
}

export default function CalculatorPage({ loaderData: { head, content } }: Route.ComponentProps) {
  const { App, ...waiting } = useApp()
  useOfflineCopy(App !== undefined)
  const { opening } = content
  return (
    <>
      <PageHead head={head} />
      <PlainHeader head={head}>
        {opening && (
          <>
            <RichText html={opening.content} />
            <ButtonRow buttons={opening.customProperty.buttons} />
          </>
        )}
      </PlainHeader>
      {App ? <App content={content} /> : <Waiting content={content} {...waiting} />}
    </>
  )
}
