import { memo, useCallback, useMemo, useState } from 'react'
import { totalOfItems } from '@flou/shared/pricing/estimate/priceEstimate.ts'
import { formatMoney } from '@flou/shared/pricing/money.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { useCustomer } from '../../../customer/useCustomer.ts'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { Catalogue } from '../Catalogue.tsx'
import type { CalculatorContent, SoldCategory, SoldProduct } from '../readCalculator.ts'
import { useCalculatorTexts } from '../texts.ts'
import type { Choice } from './configure/choice.ts'
import { Configure } from './configure/Configure.tsx'
import { EstimatePanel } from './estimate/EstimatePanel.tsx'
import { FindField } from './FindField.tsx'
import { FoundPackages, useFoundPackages, wordsOf } from './configure/FoundPackages.tsx'
import { useFetchAhead } from './prices/fetchAhead.ts'
import { knownPrices, usePriceFiles } from './prices/priceFiles.ts'
import { atToday, pricedItem } from './prices/pricing.ts'
import { useEstimate } from './state/useEstimate.ts'
import { useOpened } from './configure/useOpened.ts'
import styles from '../calculator.module.css'
import own from './Calculator.module.css'

const withWords = (categories: readonly SoldCategory[], words: string): SoldCategory[] => {
  const wanted = wordsOf(words)
  const isFound = (text: string) => wanted.every((word) => text.toLowerCase().includes(word))
  return categories
    .map((category) => ({
      ...category,
      products: category.products.filter(({ title }) => isFound(`${title} ${category.title}`)),
    }))
    .filter(({ products }) => products.length > 0)
}

interface Opening extends Omit<ReturnType<typeof useOpened>, 'edit'> {
  products: readonly SoldProduct[]
  content: CalculatorContent
  period: 'month' | 'year'
  isFull: boolean
  onDone: (choice: Choice) => void
}

/** The products, and the configuration of the one that was chosen. A key in the estimate does not concern them. */
const Products = memo(function Products({
  products,
  content,
  period,
  isFull,
  onDone,
  opened,
  close,
  open,
  failed,
}: Opening) {
  const { t } = useCalculatorTexts()
  const [words, setWords] = useState('')
  const found = withWords(content.categories, words)
  const packages = useFoundPackages(words, products)
  const file = opened && knownPrices({ product: opened.product.id, version: opened.start.version })
  return (
    <div className={styles['main']}>
      <h2 className={styles['step']}>{t('products')}</h2>
      <FindField id="find-product" label={t('find')} words={words} onChange={setWords} />
      <FoundPackages found={packages} onChoose={open} />
      {found.length === 0 && packages.length === 0 && <p role="status">{t('foundNone', { words })}</p>}
      <Catalogue categories={found} onChoose={open} chosen={opened?.product.id} />
      {failed && <Failed onRetry={() => open(failed)} />}
      {opened && file && (
        <Configure
          key={[opened.product.id, opened.key, opened.start.kind, opened.start.id].join(' ')}
          product={opened.product}
          file={file}
          content={content}
          start={opened.start}
          period={period}
          isEdit={opened.key !== undefined}
          isFull={isFull}
          onDone={onDone}
          onCancel={close}
        />
      )}
      <SiteLink to={pathTo('contactForm')} className="arrow-link no-print">
        {t('contact')}
      </SiteLink>
    </div>
  )
})

/** Prices that did not come, and what asks for them again. */
function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useCalculatorTexts()
  return (
    <p role="alert" className={own['failed']}>
      {t('pricesFailed')}{' '}
      <button type="button" className={styles['plain']} onClick={onRetry}>
        {t('retry')}
      </button>
    </p>
  )
}

/** Names and today's prices of what is sold, by product. */
function useProducts({ categories }: CalculatorContent) {
  return useMemo(() => {
    const products = categories.flatMap((category) => category.products)
    return {
      products,
      versions: new Map(products.map(({ id, version }) => [id, version])),
      names: new Map(products.map(({ id, title }) => [id, title])),
    }
  }, [categories])
}

/** Asks for a customer's discounts on what is in the estimate; they count for years alone. */
function useDiscounts(chosen: readonly { product: number }[], period: 'month' | 'year') {
  const products = [...new Set(chosen.map(({ product }) => product))]
  useCustomer(products, period === 'year')
}

/** The calculator: products on one side, the estimate on the other; on a phone below each other, with the total at hand. */
export function Calculator({ content }: { content: CalculatorContent }) {
  const { t, language } = useCalculatorTexts()
  const { dispatch, store, ...state } = useEstimate()
  const { items, period } = state.estimate
  const { products, versions, names } = useProducts(content)
  const { edit, ...opening } = useOpened(products)
  useFetchAhead(products)
  useDiscounts([...items, ...(opening.opened ? [opening.opened.start] : [])], period)
  const { hasFailed, retry } = usePriceFiles([...items, ...items.map((item) => atToday(item, versions))])
  const totals = totalOfItems(
    items.map((item) => pricedItem(item, period)),
    content.rules.taxPercent,
  )
  const { opened, close } = opening
  const finish = useCallback(
    (item: Choice) => {
      const { key } = opened ?? {}
      dispatch(key === undefined ? { type: 'add', item } : { type: 'replace', key, item })
      close()
      document.getElementById('estimate')?.focus()
    },
    [opened, close, dispatch],
  )
  return (
    <div className={`wrap ${styles['layout']}`} data-ready="">
      <Products
        {...opening}
        products={products}
        content={content}
        period={period}
        isFull={state.isFull}
        onDone={finish}
      />
      <EstimatePanel
        state={state}
        totals={totals}
        content={content}
        versions={versions}
        names={names}
        dispatch={dispatch}
        store={store}
        onEdit={edit}
      />
      {hasFailed && <Failed onRetry={retry} />}
      {items.length > 0 && totals && (
        <a href="#estimate" className={`no-print ${own['bar']}`} onClick={showEstimate}>
          <span>{t('line', { count: items.length })}</span>
          <strong>{formatMoney(totals.total, language)}</strong>
        </a>
      )}
    </div>
  )
}

/** The address holds the estimate: the link of the bar must not take its place. */
function showEstimate(event: { preventDefault: () => void }): void {
  event.preventDefault()
  const panel = document.getElementById('estimate')
  panel?.scrollIntoView()
  panel?.focus({ preventScroll: true })
}
