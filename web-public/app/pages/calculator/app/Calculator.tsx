import { memo, useCallback, useMemo, useState } from 'react'
import { totalOfItems } from '@flou/shared/pricing/estimate/priceEstimate.ts'
import { formatMoney } from '@flou/shared/pricing/money.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { useCustomer } from '../../../customer/useCustomer.ts'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { Catalogue } from '../Catalogue.tsx'
import type { CalculatorContent, SoldCategory, SoldProduct } from '../readCalculator.ts'
import { calculatorTexts } from '../../../texts/pages/calculator/calculator.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import type { Choice } from './configure/choice.ts'
import { Configure } from './configure/Configure.tsx'
import { EstimatePanel } from './estimate/EstimatePanel.tsx'
import { EstimateExamples } from './configure/EstimateExamples.tsx'
import { FindField } from './FindField.tsx'
import { matchesWords, splitWords } from '../../../elements/queryWords.ts'
import { FoundPackages, useFoundPackages } from './configure/FoundPackages.tsx'
import { usePreloadedPrices } from './prices/preloadPrices.ts'
import { loadedPrices, usePriceFiles } from './prices/priceFiles.ts'
import { atCurrentPrices, pricedItem } from './prices/pricing.ts'
import type { EstimateStore } from './state/estimateStore.ts'
import { useEstimate } from './state/useEstimate.ts'
import { useOpenedProduct } from './configure/useOpenedProduct.ts'
import styles from '../calculator.module.css'
import own from './Calculator.module.css'

const filterCategories = (categories: readonly SoldCategory[], query: string): SoldCategory[] => {
  const queryWords = splitWords(query)
  return categories
    .map((category) => ({
      ...category,
      products: category.products.filter(({ title, keywords }) =>
        matchesWords(queryWords, title, keywords, category.title),
      ),
    }))
    .filter(({ products }) => products.length > 0)
}

interface Opening extends Omit<ReturnType<typeof useOpenedProduct>, 'edit'> {
  products: readonly SoldProduct[]
  content: CalculatorContent
  period: 'month' | 'year'
  isFull: boolean
  store: EstimateStore
  onDone: (choice: Choice) => void
}

/** Memoized: estimate updates do not affect it. */
const Products = memo(function Products({
  products,
  content,
  period,
  isFull,
  store,
  onDone,
  opened,
  close,
  open,
  failed,
}: Opening) {
  const { t } = useTexts(calculatorTexts)
  const [query, setQuery] = useState('')
  const found = filterCategories(content.categories, query)
  const packages = useFoundPackages(query, products, content)
  const file = opened && loadedPrices({ product: opened.product.id, version: opened.start.version })
  return (
    <div className={styles['main']}>
      <EstimateExamples examples={content.examples} store={store} />
      <h2 className={styles['step']}>{t('products')}</h2>
      <FindField id="find-product" label={t('find')} query={query} onChange={setQuery} />
      <FoundPackages content={content} found={packages} onChoose={open} />
      {found.length === 0 && packages.length === 0 && <p role="status">{t('foundNone', { words: query })}</p>}
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

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts(calculatorTexts)
  return (
    <p role="alert" className={own['failed']}>
      {t('pricesFailed')}{' '}
      <button type="button" className={styles['plain']} onClick={onRetry}>
        {t('retry')}
      </button>
    </p>
  )
}

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

function useDiscounts(chosen: readonly { product: number }[], period: 'month' | 'year') {
  const products = [...new Set(chosen.map(({ product }) => product))]
  useCustomer(products, period === 'year')
}

export function Calculator({ content }: { content: CalculatorContent }) {
  const { t, language } = useTexts(calculatorTexts)
  const { dispatch, store, ...state } = useEstimate()
  const { items, period } = state.estimate
  const { products, versions, names } = useProducts(content)
  const { edit, ...opening } = useOpenedProduct(products)
  usePreloadedPrices(products)
  useDiscounts([...items, ...(opening.opened ? [opening.opened.start] : [])], period)
  const { hasFailed, retry } = usePriceFiles([
    ...items,
    ...items.map((item) => atCurrentPrices(item, versions)),
  ])
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
        store={store}
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

/** Scrolls without changing the URL hash, which contains the estimate. */
function showEstimate(event: { preventDefault: () => void }): void {
  event.preventDefault()
  const panel = document.getElementById('estimate')
  panel?.scrollIntoView()
  panel?.focus({ preventScroll: true })
}
