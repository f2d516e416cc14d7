import type { NumberedPage } from '@flou/shared/site/pageContent.ts'
import { Picture } from '../../elements/Picture.tsx'
import { RecordCards } from '../../sections/blocks/RecordCards.tsx'
import { Pager } from '../../sections/list/Pager.tsx'
import { SectionHeading } from '../../sections/SectionHeading.tsx'
import type { Group } from './Highlights.tsx'
import { communityTexts } from '../../texts/pages/community.ts'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './community.module.css'
import { isLinkUrl } from '../../site/links.ts'

interface GroupsProps {
  heading: { title: string; content: string }
  page: NumberedPage<Group>
}

export function Groups({ heading, page }: GroupsProps) {
  const { t } = useTexts(communityTexts)
  if (page.records.length === 0 && page.pages === 1) return null
  const cards = page.records.map(({ id, title, description, media, logo, url, urlTitle, lang }) => ({
    key: id,
    title,
    text: description,
    media,
    lang,
    ...(logo && {
      above: <Picture media={logo} isDecorative sizes="40px" className={styles['small']} />,
    }),
    ...(isLinkUrl(url) && {
      to: url,
      ...(urlTitle !== '' && { below: <span className="arrow-link">{urlTitle}</span> }),
    }),
  }))
  return (
    <section className="wrap section">
      <SectionHeading title={heading.title} text={heading.content} />
      <RecordCards cards={cards} />
      <Pager list={page} labels={{ before: t('previous'), after: t('next') }} />
    </section>
  )
}
