import { area, screen } from '../../screens.ts'
import { contentSection, ctaSection, headerSection } from '../sharedSections.ts'

export const afterSalesHeader = headerSection('afterSales.header')
export const afterSalesContent = contentSection('afterSales.content')
export const afterSalesCta = ctaSection('afterSales.cta')

export const afterSalesArea = area({
  key: 'afterSales',
  permission: 'After Sales',
  label: { en: 'After Sales', id: 'Dukungan purnajual' },
  icon: 'afterSales',
  heading: 'help',
  path: { dashboard: 'manage-after-sales', dashboard2: 'after-sales' },
  screens: [
    screen('header', afterSalesHeader),
    screen('content', afterSalesContent),
    screen('cta', afterSalesCta),
  ],
})
