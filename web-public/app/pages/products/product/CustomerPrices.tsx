import { useRef } from 'react'
import { formatNumber } from '@flou/shared/pricing/money.ts'
import { useCustomer } from '../../../customer/useCustomer.ts'
import { useNearView } from '../../../customer/useNearView.ts'
import { shellTexts } from '../../../texts/shell.ts'
import { productTexts } from '../../../texts/pages/products.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { usePortal } from '../../../site/usePortal.ts'
import styles from './CustomerPrices.module.css'

interface OfferProps {
  product: { id: number; name: string }
  saving: string
  /** Receives the discount in percent; undefined for visitors. */
  children: (discount: number | undefined) => React.ReactNode
}

const usePercent = () => {
  const { language } = useTexts(productTexts)
  return (percent: number) => `${formatNumber(percent, language)}${language === 'id' ? '\u00A0%' : '%'}`
}

export function CustomerOffer({ product, saving, children }: OfferProps) {
  const { t } = useTexts(productTexts)
  const { t: common } = useTexts(shellTexts)
  const percent = usePercent()
  const { loginUrl } = usePortal()
  const element = useRef<HTMLDivElement>(null)
  const customer = useCustomer([product.id], useNearView(element))
  const isCustomer = customer.status === 'customer'
  const discount = isCustomer ? customer.discounts.get(product.id) : undefined
  const { name } = product
  return (
    <>
      <div ref={element} className={`${styles['offer']} no-print`} data-customer={isCustomer || undefined}>
        <p role="status">
          {discount === undefined && (saving === '' ? t('customersPayLess') : t('customersSave', { saving }))}
          {discount === 0 && t('noDiscount', { name })}
          {discount !== undefined && discount > 0 && t('yourDiscount', { percent: percent(discount), name })}
        </p>
        {!isCustomer && (
          <a href={loginUrl} target="_blank" rel="noopener" className="arrow-link">
            {t('logInForPrices')}
            <span className="only-heard"> ({common('newTab')})</span>
          </a>
        )}
      </div>
      {children(discount)}
    </>
  )
}
