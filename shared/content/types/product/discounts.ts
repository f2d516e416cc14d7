import { staffOnly } from '../../fields/field.ts'
import { items } from '../../fields/nested.ts'
import { text } from '../../fields/text.ts'
import { number } from '../../fields/value.ts'

const percent = ({ initial, optional = false }: { initial: number | null; optional?: boolean }) =>
  number({ initial, max: 100, decimals: true, optional })

/** Overrides by customer tier, as named in the portal's tokens. */
const tierDiscounts = () =>
  items({ fields: { tier: text(), discountPercent: percent({ initial: 0 }) } }, { max: MOST_TIERS })
const MOST_TIERS = 20

/** Discounts on yearly prices, visible to staff only: never published. */
export const productDiscounts = () => ({
  // null: the calculator's discount applies
  discountPercent: staffOnly(percent({ initial: null, optional: true })),
  tierDiscounts: staffOnly(tierDiscounts()),
})

export const siteDiscounts = () => ({
  discountPercent: staffOnly(percent({ initial: 0 })),
  tierDiscounts: staffOnly(tierDiscounts()),
})
