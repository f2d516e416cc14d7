import { startTransition, useCallback, useEffect, useState, type ComponentType } from 'react'
import { pathTo } from '@flou/shared/paths.ts'
import { contentContext } from '../../contentContext.ts'
import { KEPT_OFFLINE } from '../../keptOffline.ts'
import { ButtonRow } from '../../elements/ButtonRow.tsx'
import type { Head } from '../../elements/head.ts'
import { PageHead } from '../../elements/PageHead.tsx'
import { RichText } from '../../elements/RichText.tsx'
import { SiteLink } from '../../elements/SiteLink.tsx'
import { PlainHeader } from '../../sections/PlainHeader.tsx'
import { readPage } from '../reading/readPage.ts'
import { Catalogue } from './Catalogue.tsx'
import { readCalculator, type CalculatorContent } from './readCalculator.ts'
import { useCalculatorTexts } from './texts.ts'
import type { Route } from './+types/calculator'
import styles from './calculator.module.css'

/** The page is named, and shared with a picture, as its section says. */
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

/** In the browser only: the publisher's bundle is one file, and never shows more than the page that waits. */
const loadApp = async () => (import.meta.env.SSR ? undefined : import('./app/Calculator.tsx'))

type App = ComponentType<{ content: CalculatorContent }>

/** The calculator itself comes after the page has been painted; until then, and without script, its products lead to their prices. */
function useApp(): { App: App | undefined; hasFailed: boolean; retry: () => void } {
  const [App, setApp] = useState<App>()
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(async () => {
    const loaded = await loadApp().catch(() => undefined)
    setFailed(!loaded)
    // in slices: on a slow phone it would keep the page from answering
    if (loaded) startTransition(() => setApp(() => loaded.Calculator))
  }, [])
  useEffect(() => {
    const timer = setTimeout(() => void load())
    return () => clearTimeout(timer)
  }, [load])
  return { App, hasFailed, retry: () => void load() }
}

/** When the page is kept: what somebody does first comes before it. Milliseconds. */
const KEEP_AFTER = 3_000

/** The calculator opens without a connection once it has run with one. */
function useKeptOffline(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning || !import.meta.env.PROD) return undefined
    const keep = async () => (await import('./keepOffline.ts')).keepOffline()
    const timer = setTimeout(() => void keep().catch(() => undefined), KEEP_AFTER)
    return () => clearTimeout(timer)
  }, [isRunning])
}

/** What stands in the calculator's place until it is there. */
function Waiting({
  content,
  hasFailed,
  retry,
}: {
  content: CalculatorContent
  hasFailed: boolean
  retry: () => void
}) {
  const { t } = useCalculatorTexts()
  return (
    <div className={`wrap ${styles['layout']}`} {...{ [KEPT_OFFLINE]: '' }}>
      <div className={styles['main']}>
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

/** The price calculator (spec §4): products by category, their packages, and an estimate that stays in the visitor's browser. */
export default function CalculatorPage({ loaderData: { head, content } }: Route.ComponentProps) {
  const { App, ...waiting } = useApp()
  useKeptOffline(App !== undefined)
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
