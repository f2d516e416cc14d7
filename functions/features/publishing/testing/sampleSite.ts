import { initialOf } from '@flou/shared/content/values/initial.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { footerGroup } from '@flou/shared/content/types/footer.ts'
import { menu, MENU_TYPE, subMenu } from '@flou/shared/content/types/menu.ts'
import { news } from '@flou/shared/content/types/news.ts'
import { articleFields, texts } from './publishHarness.ts'

type Save = (type: AnyType, id: number, fields: Record<string, unknown>) => Promise<unknown>

const MENUS = 6
const SUB_MENUS = 5
const LINKS = 6
const GROUPS = 5
const NOW = new Date('2026-11-21T03:00:00Z')
const SENTENCE =
  'Servers in Jakarta, Surabaya and Singapore answer within four milliseconds, and what they keep stays in the country. '

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

const links = (name: string) =>
  numbers(LINKS).map((order) => ({
    order,
    url: `/page/${name}-${order}`,
    contents: texts({ title: `Link ${order} of ${name}`, description: SENTENCE.slice(0, 60) }),
    translations: texts({ title: `Link ${order} of ${name}`, description: SENTENCE.slice(0, 60) }),
  }))

export async function saveLayout(save: Save): Promise<void> {
  for (const id of numbers(MENUS)) {
    const title = `Menu ${id}`
    const translations = texts({ title, contentTitle: title, contentDescription: SENTENCE })
    await save(menu, id, {
      ...initialOf(menu.declaration, NOW),
      type: MENU_TYPE.submenu,
      order: id,
      translations,
    })
    for (const order of numbers(SUB_MENUS)) {
      await save(subMenu, id * SUB_MENUS + order, {
        ...initialOf(subMenu.declaration, NOW),
        menuId: id,
        order,
        translations,
        contentItems: links(`part-${id}-${order}`),
      })
    }
  }
  for (const id of numbers(GROUPS)) {
    const contents = texts({ title: `Group ${id}`, content: '' })
    await save(footerGroup, id, { order: id, items: links(`group-${id}`), contents })
  }
}

const DAY = 24 * 60 * 60_000
const YEARS = 5

export function dayOf(id: number, count: number): string {
  const before = ((count - id) / count) * YEARS * 365 * DAY
  return new Date(NOW.getTime() - before).toISOString().slice(0, 10)
}

export async function saveArticles(save: Save, count: number): Promise<void> {
  const content = `<h2>Background</h2><p>${SENTENCE.repeat(6)}</p>`.repeat(6)
  for (const id of numbers(count)) {
    const slug = `article-${id}`
    const contents = texts({ title: `Article ${id}`, description: SENTENCE, content })
    await save(news, id, articleFields(slug, { contents, publishDate: dayOf(id, count) }))
  }
}
