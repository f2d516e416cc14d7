import { pathTo } from '@flou/shared/paths.ts'
import { RecordCards } from '../../sections/blocks/RecordCards.tsx'
import { FromPrice } from '../../sections/FromPrice.tsx'
import type { ProductEntry } from './readProducts.ts'

interface ProductCardsProps {
  products: readonly ProductEntry[]
  level?: 2 | 3 | 4
  isRow?: boolean
}

export function ProductCards({ products, level = 3, isRow = false }: ProductCardsProps) {
  const cards = products.map(({ id, slug, title, description, icon, lang, price }) => ({
    key: id,
    title,
    to: pathTo('product', slug),
    text: description,
    media: icon,
    shownAs: 'icon' as const,
    below: <FromPrice price={price} />,
    lang,
  }))
  return <RecordCards cards={cards} level={level} isRow={isRow} />
}
