import { RecordCards } from '../../sections/blocks/RecordCards.tsx'
import { FilterRows } from '../../sections/list/FilterRow.tsx'
import { Pager } from '../../sections/list/Pager.tsx'
import { SectionHeading } from '../../sections/SectionHeading.tsx'
import type { Programme } from './readProgramme.ts'
import { partnerTexts } from '../../texts/pages/partners.ts'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './programme.module.css'
import { isLinkUrl } from '../../site/links.ts'

export function Partners({ programme }: { programme: Programme }) {
  const { t } = useTexts(partnerTexts)
  const { title, partners, list, products, all, head } = programme
  if (partners.length === 0) return null
  const cards = partners.map(({ id, title: name, description, media, url, lang }) => ({
    key: id,
    title: name,
    text: description,
    media,
    shownAs: 'logo' as const,
    lang,
    ...(isLinkUrl(url) && { to: url }),
  }))
  const choices = [{ title: t('allProducts'), to: all }, ...products].map((choice) => ({
    ...choice,
    isChosen: choice.to === list.path,
  }))
  return (
    <section className={`section tinted ${styles['partners']}`} id="partners">
      <div className={`wrap ${styles['top']}`}>
        <SectionHeading title={title?.title ?? head.name} text={title?.content ?? ''} />
      </div>
      {products.length > 0 && <FilterRows label={t('narrow')} rows={[{ label: t('product'), choices }]} />}
      <div className={`wrap ${styles['cards']}`}>
        <RecordCards cards={cards} />
        <Pager list={list} labels={{ before: t('previous'), after: t('next') }} />
      </div>
    </section>
  )
}
