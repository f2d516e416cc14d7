import { pathTo } from '@flou/shared/paths.ts'
import type { NumberedPage } from '@flou/shared/site/pageContent.ts'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { Pager } from '../../../sections/list/Pager.tsx'
import { StoryCards, type StoryTeaser } from '../StoryCards.tsx'
import { storyTexts } from '../../../texts/pages/customerStory.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import type { StoryChoices } from './readChoices.ts'
import { StoryFilter } from './StoryFilter.tsx'
import styles from './StoryList.module.css'

interface StoryListProps {
  page: NumberedPage<StoryTeaser>
  choices: StoryChoices
  isFirst?: boolean
}

export function StoryList({ page, choices, isFirst = false }: StoryListProps) {
  const { t } = useTexts(storyTexts)
  const isFiltered = page.path !== pathTo('customerStoryList')
  return (
    <>
      <StoryFilter choices={choices} />
      <section className={`wrap section ${styles['list']}`} aria-label={t('stories')}>
        {page.records.length === 0 && <p>{t('none')}</p>}
        <StoryCards stories={page.records} level={2} isFirst={isFirst} />
        <Pager list={page} labels={{ before: t('newer'), after: t('older') }}>
          {isFiltered && (
            <SiteLink to={pathTo('customerStoryList')} className="arrow-link">
              {t('seeAll')}
            </SiteLink>
          )}
        </Pager>
      </section>
    </>
  )
}
