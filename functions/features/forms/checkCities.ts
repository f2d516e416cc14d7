import { citiesOf } from '@flou/shared/forms/cities.ts'
import type { FormValues } from '@flou/shared/forms/check.ts'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import { OTHER_LOCATION } from '@flou/shared/forms/fields.ts'

export function checkCities({ fields }: FormDeclaration, values: FormValues): Record<string, string> {
  const wrong = Object.entries(fields).filter(([name, { kind }]) => {
    const city = kind === 'city' ? String(values[name]) : ''
    return city !== '' && city !== OTHER_LOCATION && !citiesOf(String(values.state))?.includes(city)
  })
  return Object.fromEntries(wrong.map(([name]) => [name, 'invalid']))
}
