import { pathTo } from '@flou/shared/paths.ts'
import { ButtonRow } from '../../../elements/ButtonRow.tsx'
import { CardBlock } from '../../../sections/blocks/CardBlock.tsx'
import { isFilled, type Part } from '../../../sections/blocks/part.ts'
import { RecordCards } from '../../../sections/blocks/RecordCards.tsx'
import { Split } from '../../../sections/blocks/Split.tsx'
import { SectionHeading } from '../../../sections/SectionHeading.tsx'
import { useProductTexts } from '../texts.ts'
import type { readStories } from './readProduct.ts'
import styles from './CustomerStories.module.css'

interface CustomerStoriesProps {
  name: string
  /** What an editor wrote over the stories. */
  part: Part
  stories: Awaited<ReturnType<typeof readStories>>
  anchor: string
}

/** What customers made of a product, under what its editor says of it; nothing where there is neither. */
export function CustomerStories({ name, part, stories, anchor }: CustomerStoriesProps) {
  const { t } = useProductTexts()
  const { media, mobileMedia, items, customProperty } = part
  const heading = { title: part.title || t('storiesTitle', { name }), text: part.content }
  if (stories.length === 0 && items.length === 0 && !media) return null
  return (
    <div id={anchor}>
      {media && isFilled(part) && (
        <Split
          block={{ ...part, title: heading.title, items: [] }}
          media={media}
          mobile={mobileMedia ?? null}
        />
      )}
      {stories.length > 0 && (
        <section className="wrap section">
          {media ? <h2 className="only-heard">{heading.title}</h2> : <SectionHeading {...heading} />}
          <RecordCards
            cards={stories.map(({ id, slug, title, companyName, companyLogo, lang }) => ({
              key: id,
              title,
              to: pathTo('customerStory', slug),
              media: companyLogo,
              shownAs: 'logo' as const,
              above: companyName,
              lang,
            }))}
          />
          {!media && (
            <div className={styles['buttons']}>
              <ButtonRow buttons={customProperty.buttons} />
            </div>
          )}
        </section>
      )}
      {items.length > 0 && (
        <CardBlock
          block={{
            ...part,
            title: stories.length > 0 || media ? '' : heading.title,
            customProperty: { ...customProperty, buttons: [] },
          }}
        />
      )}
    </div>
  )
}
