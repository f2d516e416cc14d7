/** Fields of packages from which prices follow. */
export const PRICE_FIELDS: ReadonlySet<string> = new Set([
  'price',
  'unit',
  'pricePerMonth',
  'pricePerHour',
  'isFormula',
  'formula',
  'billingItemValue',
  'minimumSize',
  'maximumSize',
  'minimumCapacity',
  'maximumCapacity',
])
