import { pathTo } from '@flou/shared/paths.ts'
import { contentContext } from '../../../contentContext.ts'
import { PageHead } from '../../../elements/PageHead.tsx'
import { RichText } from '../../../elements/RichText.tsx'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { PlainHeader } from '../../../sections/PlainHeader.tsx'
import { regionTexts } from '../../../texts/pages/regions.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { readPage } from '../../reading/readPage.ts'
import { readMatrix } from './readMatrix.ts'
import { RegionTable } from './RegionTable.tsx'
import type { Route } from './+types/pricingRegions'
import styles from './pricingRegions.module.css'

export async function loader(args: Route.LoaderArgs) {
  const { source } = args.context.get(contentContext)
  const { head, header } = await readPage('pricingRegions', args)
  const matrix = await readMatrix(source, header?.items ?? [])
  return { head, intro: header && { content: header.content, lang: header.lang }, matrix }
}

const HEADING = 'availability'

export default function PricingRegions({ loaderData: { head, intro, matrix } }: Route.ComponentProps) {
  const { t } = useTexts(regionTexts)
  return (
    <>
      <PageHead head={head} />
      <PlainHeader head={head} />
      <section className="wrap section">
        {intro && <RichText html={intro.content} lang={intro.lang} className={styles['intro']} />}
        <h2 id={HEADING} className="only-heard">
          {t('heading')}
        </h2>
        <p className={styles['legend']}>{t('legend')}</p>
        <RegionTable matrix={matrix} labelledBy={HEADING} />
        <p className={`no-print ${styles['ways']}`}>
          <SiteLink to={pathTo('pricing')} className="arrow-link">
            {t('allPrices')}
          </SiteLink>
        </p>
      </section>
    </>
  )
}
