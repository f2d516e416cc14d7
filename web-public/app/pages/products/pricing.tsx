import { region } from '@flou/shared/content/types/company/region.ts'
import { formatNumber } from '@flou/shared/pricing/money.ts'
import { taxName } from '@flou/shared/pricing/tax.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { plannedPaths } from '@flou/shared/site/pages.ts'
import { contentContext } from '../../contentContext.ts'
import { PageHead } from '../../elements/PageHead.tsx'
import type { MediaBlock } from '../../sections/blocks/mediaBlock.ts'
import { PageBlock } from '../../sections/blocks/PageBlock.tsx'
import { Banner } from '../../sections/hero/Banner.tsx'
import { PageOpening } from '../../sections/hero/PageOpening.tsx'
import { SectionHeading } from '../../sections/SectionHeading.tsx'
import { readPriceRules } from '../reading/readFromPrice.ts'
import { readPage } from '../reading/readPage.ts'
import { readServices } from './readServices.ts'
import { ServicePrices } from './ServicePrices.tsx'
import { productTexts } from '../../texts/pages/products.ts'
import { useTexts } from '../../texts/useTexts.ts'
import type { Route } from './+types/pricing'
import styles from './pricing.module.css'

export async function loader(args: Route.LoaderArgs) {
  const { source } = args.context.get(contentContext)
  const [data, services, rules, [defaultRegion]] = await Promise.all([
    readPage('pricing', args),
    readServices(source),
    readPriceRules(source),
    source.list(region, { limit: 1 }),
  ])
  const calculator = pathTo('calculator')
  return {
    ...data,
    services,
    region: defaultRegion?.title ?? '',
    rules: { hours: rules.hoursPerMonth, tax: taxName(rules.taxPercent, source.language), note: rules.note },
    // avoids links to unfinished pages
    calculator: plannedPaths().includes(calculator) ? undefined : calculator,
  }
}
type Loaded = Route.ComponentProps['loaderData']

const PLAIN = {
  media: null,
  customProperty: {
    banner: { positionBannerText: 'left', positionButton: 'left', textColor: '' },
    buttons: [],
  },
} satisfies Pick<MediaBlock, 'media' | 'customProperty'>

function HowCounted({ loaded: { methods, rules } }: { loaded: Loaded }) {
  const { t, language } = useTexts(productTexts)
  return (
    <section className="wrap section">
      <SectionHeading title={t('howCounted')} />
      <dl className={styles['facts']}>
        {methods.length > 0 && (
          <div>
            <dt>{t('methods')}</dt>
            {methods.map(({ id, title, lang }) => (
              <dd key={id} lang={lang}>
                {title}
              </dd>
            ))}
          </div>
        )}
        <div>
          <dt>{t('tax')}</dt>
          <dd>{t('taxText', { tax: rules.tax })}</dd>
        </div>
        <div>
          <dt>{t('month')}</dt>
          <dd>{t('hoursCount', { hours: formatNumber(rules.hours, language) })}</dd>
          {rules.note !== '' && <dd>{rules.note}</dd>}
        </div>
      </dl>
    </section>
  )
}

export default function Pricing({ loaderData }: Route.ComponentProps) {
  const {
    head,
    header,
    description,
    service,
    banner,
    services,
    calculator,
    region: defaultRegion,
  } = loaderData
  return (
    <>
      <PageHead head={head} />
      <PageOpening head={head} header={header} />
      {description && <PageBlock block={{ ...description, ...PLAIN }} />}
      <ServicePrices services={services} calculator={calculator} region={defaultRegion} />
      <HowCounted loaded={loaderData} />
      {service && <PageBlock block={{ ...service, ...PLAIN }} />}
      {banner && <Banner banner={banner} media={banner.media} mobile={banner.mobileMedia} isFirst={false} />}
    </>
  )
}
