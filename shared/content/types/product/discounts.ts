import { staffOnly } from '../../fields/field.ts'
import { items } from '../../fields/nested.ts'
import { text } from '../../fields/text.ts'
import { number } from '../../fields/value.ts'

const percent = ({ initial, optional = false }: { initial: number | null; optional?: boolean }) =>
  number({ initial, max: 100, decimals: true, optional })

/** Overrides for single tiers of customers, named as the portal's tokens name them. */
const tierDiscounts = () =>
  items({ fields: { tier: text(), discountPercent: percent({ initial: 0 }) } }, { max: MOST_TIERS })
const MOST_TIERS = 20

/** What customers pay less for yearly prices (decision 56): never in a published file, so only staff see these fields. */
export const productDiscounts = () => ({
  // none: the calculator's own (decision 29)
  discountPercent: staffOnly(percent({ initial: null, optional: true })),
  tierDiscounts: staffOnly(tierDiscounts()),
})

/** The same for products that set none of their own. */
export const siteDiscounts = () => ({
  discountPercent: staffOnly(percent({ initial: 0 })),
  tierDiscounts: staffOnly(tierDiscounts()),
})
