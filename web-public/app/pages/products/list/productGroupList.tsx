import { productGroup } from '@flou/shared/content/types/product/catalogue.ts'
import { pathTo } from '@flou/shared/paths.ts'
import type { ContentSource } from '@flou/shared/site/contentSource.ts'
import { contentContext } from '../../../contentContext.ts'
import { PageHead } from '../../../elements/PageHead.tsx'
import { RichText } from '../../../elements/RichText.tsx'
import { RecordCards } from '../../../sections/blocks/RecordCards.tsx'
import { CtaBand } from '../../../sections/CtaBand.tsx'
import { PlainHeader } from '../../../sections/PlainHeader.tsx'
import { readPage } from '../../reading/readPage.ts'
import { CategoryHead, SubGroups } from './Category.tsx'
import { readCategories, type GroupEntry } from './readCategories.ts'
import type { Route } from './+types/productGroupList'
import styles from './Category.module.css'
import { categoryAnchor } from '../anchors.ts'

export async function loader(args: Route.LoaderArgs) {
  const { source } = args.context.get(contentContext)
  const [data, categories] = await Promise.all([readPage('productGroupList', args), readCategories(source)])
  const described = categories.map(async (category) => ({
    ...category,
    groups: await Promise.all(category.groups.map((group) => withDescription(source, group))),
  }))
  return { ...data, categories: (await Promise.all(described)).filter(({ groups }) => groups.length > 0) }
}

/** Lists omit descriptions and pictures: reads the group itself. */
async function withDescription(source: ContentSource, group: GroupEntry) {
  const found = await source.byId(productGroup, group.id)
  const { description = '', media = null, lang = source.language } = found ?? {}
  return { ...group, description, media, lang }
}

export default function ProductGroupList({ loaderData }: Route.ComponentProps) {
  const { head, categories, cta } = loaderData
  return (
    <>
      <PageHead head={head} />
      <PlainHeader head={head} text={head.description} />
      {categories.map((category) => (
        <section
          key={category.id}
          className={`wrap section ${styles['category']}`}
          id={categoryAnchor(category)}
        >
          <CategoryHead category={category} />
          <RecordCards
            isRow
            cards={category.groups.map((group) => ({
              key: group.id,
              title: group.title,
              to: pathTo('productGroup', group.slug),
              media: group.media,
              lang: group.lang,
              below: (
                <>
                  <RichText html={group.description} className={styles['description']} />
                  <SubGroups group={group} />
                </>
              ),
            }))}
          />
        </section>
      ))}
      {cta && <CtaBand cta={cta} />}
    </>
  )
}
