import type { NumberedPage } from '@flou/shared/site/pageContent.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { Head } from '../../../elements/head.ts'
import { itemListJsonLd } from '../../../elements/jsonLd/jsonLd.ts'
import { RecordCards } from '../../../sections/blocks/RecordCards.tsx'
import type { PlainCard } from '../cards.ts'
import { ListHead } from '../../../sections/list/ListHead.tsx'
import { Pager } from '../../../sections/list/Pager.tsx'
import { SectionNav } from '../../../sections/SectionNav.tsx'
import { useSite } from '../../../site/useSite.ts'
import { byCategory, categoryAnchor } from './byCategory.ts'
import { listedServices } from '../serviceJsonLd.ts'
import { solutionTexts } from '../../../texts/pages/solutions.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import styles from '../solutions.module.css'

interface Category {
  id: number
  title: string
  description: string
  lang: Language
}

interface CategoryListProps<R> {
  head: Head
  page: NumberedPage<R>
  categories: readonly Category[]
  cardOf: (record: R) => PlainCard
}

export function CategoryList<R extends { category: { id: number } | null }>({
  head,
  page,
  categories,
  cardOf,
}: CategoryListProps<R>) {
  const { t } = useTexts(solutionTexts)
  const { site, language } = useSite()
  const groups = byCategory(categories, page.records)
  const titleOf = (category: Category | undefined) => category?.title ?? t('others')
  return (
    <>
      <ListHead
        head={head}
        list={page}
        isPlain
        jsonLd={itemListJsonLd(site, listedServices(page.records.map(cardOf), language))}
      />
      <SectionNav
        sections={groups.map(({ category }) => ({
          anchor: categoryAnchor(category),
          title: titleOf(category),
        }))}
      />
      {groups.length === 0 && <p className="wrap section">{t('none')}</p>}
      {groups.map(({ category, records }) => (
        <section
          key={categoryAnchor(category)}
          id={categoryAnchor(category)}
          className="wrap section"
          lang={category?.lang}
        >
          <div className={styles['top']}>
            <h2>{titleOf(category)}</h2>
            {category && <p className={styles['about']}>{category.description}</p>}
          </div>
          <RecordCards cards={records.map(cardOf)} />
        </section>
      ))}
      <div className={`wrap ${styles['pager']}`}>
        <Pager list={page} labels={{ before: t('before'), after: t('after') }} />
      </div>
    </>
  )
}
