import type { customerStory } from '@flou/shared/content/types/company/customerStories.ts'
import type { PublicRecord } from '@flou/shared/site/contentSource.ts'
import type { Head } from '../../../elements/head.ts'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { Banner } from '../../../sections/hero/Banner.tsx'
import { storyPath } from '../storyCard.ts'
import { storyTexts } from '../../../texts/pages/customerStory.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import type { LocalizedAppearance } from '@flou/shared/content/appearance/localizedAppearance.ts'

export type Highlight = Pick<
  PublicRecord<typeof customerStory>,
  'slug' | 'title' | 'review' | 'companyName' | 'banner' | 'bannerMobile' | 'bannerHighlight' | 'lang'
>

interface StoryOpeningProps {
  head: Head
  highlight: Highlight
  customProperty: LocalizedAppearance
}

export function StoryOpening({ head, highlight, customProperty }: StoryOpeningProps) {
  const { t } = useTexts(storyTexts)
  const path = storyPath(highlight)
  const { title, review, companyName, banner, bannerHighlight, bannerMobile, lang } = highlight
  return (
    <Banner
      name={head.name}
      banner={{ title, description: review === '' ? companyName : `“${review}”`, customProperty }}
      media={bannerHighlight ?? banner}
      mobile={bannerMobile}
      trail={head.trail}
      lang={lang}
    >
      {path !== undefined && (
        <SiteLink to={path} className="arrow-link">
          {t('readStory')}
          <span className="only-heard">: {title}</span>
        </SiteLink>
      )}
    </Banner>
  )
}
