/** Fields of packages from which prices follow. */
export const PRICE_FIELDS: ReadonlySet<string> = new Set([
  'price',
  'unit',
  'pricePerMonth',
  'pricePerHour',
  'monthlyCap',
  'minimumCharge',
  'partialHours',
  'isFormula',
  'formula',
  'billingItemValue',
  'minimumSize',
  'maximumSize',
  'minimumCapacity',
  'maximumCapacity',
])

/** Records that were saved before these fields existed do not have them. */
const WHEN_ABSENT: Readonly<Record<string, unknown>> = {
  monthlyCap: 0,
  minimumCharge: 0,
  partialHours: 'exact',
}

type Values = Readonly<Record<string, unknown>>
const valueIn = (values: Values, name: string) => values[name] ?? WHEN_ABSENT[name]

/** Whether two states of a package differ in a field from which its price follows. */
export const changesPrice = (before: Values, after: Values): boolean =>
  [...PRICE_FIELDS].some((name) => valueIn(before, name) !== valueIn(after, name))
