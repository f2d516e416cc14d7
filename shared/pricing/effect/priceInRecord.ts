import type { PackagePrice } from '../line/packagePrice.ts'

type Values = Readonly<Record<string, unknown>>
const numberIn = (values: Values, ...names: readonly string[]): number => {
  const found = names.map((name) => values[name]).find((value) => typeof value === 'number' && value > 0)
  return typeof found === 'number' ? found : 0
}

/** Builds a price from record fields of any kind; absent fields use defaults. */
export function priceInRecord(
  values: Values,
  { kind, hasTax }: Pick<PackagePrice, 'kind'> & { hasTax: boolean },
): PackagePrice {
  const [pricePerMonth, pricePerHour] = [numberIn(values, 'pricePerMonth'), numberIn(values, 'pricePerHour')]
  const [monthlyCap, minimumCharge] = [numberIn(values, 'monthlyCap'), numberIn(values, 'minimumCharge')]
  const isByFormula = values['isFormula'] === true && typeof values['formula'] === 'string'
  return {
    kind,
    hasTax,
    price: numberIn(values, 'price'),
    unit: values['unit'] === 'hour' ? 'hour' : 'month',
    ...(pricePerMonth > 0 && { pricePerMonth }),
    ...(pricePerHour > 0 && { pricePerHour }),
    ...(monthlyCap > 0 && { monthlyCap }),
    ...(minimumCharge > 0 && { minimumCharge }),
    ...(values['partialHours'] === 'started' && { partialHours: 'started' as const }),
    ...(isByFormula && { formula: String(values['formula']) }),
    billingItemValue: numberIn(values, 'billingItemValue'),
    minimum: numberIn(values, 'minimumSize', 'minimumCapacity'),
    maximum: numberIn(values, 'maximumSize', 'maximumCapacity'),
  }
}
