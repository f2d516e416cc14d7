import { ButtonRow } from '../../../elements/ButtonRow.tsx'
import { CardBlock } from '../../../sections/blocks/CardBlock.tsx'
import { isFilled, type MediaBlock } from '../../../sections/blocks/mediaBlock.ts'
import { RecordCards } from '../../../sections/blocks/RecordCards.tsx'
import { Split } from '../../../sections/blocks/Split.tsx'
import { SectionHeading } from '../../../sections/SectionHeading.tsx'
import { productTexts } from '../../../texts/pages/products.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import type { readStories } from './readProduct.ts'
import styles from './CustomerStories.module.css'

interface CustomerStoriesProps {
  name: string
  block: MediaBlock
  stories: Awaited<ReturnType<typeof readStories>>
  anchor: string
}

export function CustomerStories({ name, block, stories, anchor }: CustomerStoriesProps) {
  const { t } = useTexts(productTexts)
  const { media, mobileMedia, items, customProperty } = block
  const heading = { title: block.title || t('storiesTitle', { name }), text: block.content }
  if (stories.length === 0 && items.length === 0 && !media) return null
  return (
    <div id={anchor}>
      {media && isFilled(block) && (
        <Split
          block={{ ...block, title: heading.title, items: [] }}
          media={media}
          mobile={mobileMedia ?? null}
        />
      )}
      {stories.length > 0 && (
        <section className="wrap section">
          {media ? <h2 className="only-heard">{heading.title}</h2> : <SectionHeading {...heading} />}
          <RecordCards isRow cards={stories} />
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
            ...block,
            title: stories.length > 0 || media ? '' : heading.title,
            customProperty: { ...customProperty, buttons: [] },
          }}
        />
      )}
    </div>
  )
}
