import { contentContext } from '../../../contentContext.ts'
import { itemListJsonLd } from '../../../elements/jsonLd/jsonLd.ts'
import { Picture } from '../../../elements/Picture.tsx'
import { CtaBand } from '../../../sections/CtaBand.tsx'
import { Banner } from '../../../sections/hero/Banner.tsx'
import { ListHead } from '../../../sections/list/ListHead.tsx'
import { Pager } from '../../../sections/list/Pager.tsx'
import { SectionHeading } from '../../../sections/SectionHeading.tsx'
import { useSite } from '../../../site/useSite.ts'
import { localLink } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { readPage } from '../../reading/readPage.ts'
import { ProductCards } from '../ProductCards.tsx'
import { productTexts } from '../../../texts/pages/products.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { Comparison } from './Comparison.tsx'
import { readBySubGroup, type ProductsOfSubGroup } from './readBySubGroup.ts'
import { readComparison } from './readComparison.ts'
import type { Route } from './+types/productGroup'
import styles from './productGroup.module.css'
import { subGroupAnchor } from '../anchors.ts'

export async function loader(args: Route.LoaderArgs) {
  const { source } = args.context.get(contentContext)
  const { page, ...data } = await readPage('productGroup', args)
  const { records, ...listPosition } = page
  const sections = await readBySubGroup(source, data.record.id, records)
  const comparison = await readComparison(
    source,
    sections.flatMap(({ products }) => products),
  )
  return { ...data, listPosition, sections, comparison }
}

function SubGroupSection({ section, isNamed }: { section: ProductsOfSubGroup; isNamed: boolean }) {
  const { t } = useTexts(productTexts)
  const { subGroup, products } = section
  if (!subGroup)
    return (
      <div className={styles['part']}>
        {isNamed && <h3 className={styles['rest']}>{t('otherProducts')}</h3>}
        <ProductCards products={products} level={isNamed ? 4 : 3} />
      </div>
    )
  return (
    <div className={styles['part']} id={subGroupAnchor(subGroup)}>
      <div className={styles['head']} lang={subGroup.lang}>
        {subGroup.media && (
          <Picture media={subGroup.media} isDecorative sizes="160px" className={styles['picture']} />
        )}
        <div className={styles['words']}>
          <h3 className={styles['title']}>
            {subGroup.icon && (
              <Picture media={subGroup.icon} isDecorative sizes="32px" className={styles['icon']} />
            )}
            {subGroup.title}
          </h3>
          <p className={styles['text']}>{subGroup.description}</p>
        </div>
      </div>
      <ProductCards products={products} level={4} />
    </div>
  )
}

export default function ProductGroup({ loaderData }: Route.ComponentProps) {
  const { head, record, listPosition, sections, comparison, title, cta } = loaderData
  const { site, language } = useSite()
  const { t } = useTexts(productTexts)
  const isFirst = listPosition.number === 1
  const items = sections
    .flatMap(({ products }) => products)
    .map(({ title: name, slug }) => ({
      name,
      link: localLink(pathTo('product', slug), language),
    }))
  const isNamed = sections.some(({ subGroup }) => subGroup)
  return (
    <>
      <ListHead head={head} list={listPosition} isPlain={!isFirst} jsonLd={itemListJsonLd(site, items)} />
      {isFirst && (
        <div lang={record.lang}>
          <Banner
            banner={{
              title: record.title,
              content: record.description,
              customProperty: record.customProperty,
            }}
            media={record.media}
            mobile={record.mediaMobile}
            trail={head.trail}
          />
        </div>
      )}
      <section className="wrap section">
        <SectionHeading title={title?.title || record.title} text={title?.content ?? ''} />
        {sections.length === 0 && <p>{t('noProducts')}</p>}
        {sections.map((section) => (
          <SubGroupSection key={section.subGroup?.id ?? 0} section={section} isNamed={isNamed} />
        ))}
        <Pager list={listPosition} labels={{ before: t('before'), after: t('after') }} />
      </section>
      <Comparison products={comparison} />
      {cta && <CtaBand cta={cta} />}
    </>
  )
}
