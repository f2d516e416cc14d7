import { citiesOf } from '@flou/shared/submissions/cities.ts'
import type { FormValues } from '@flou/shared/submissions/check.ts'
import type { Submission } from '@flou/shared/submissions/define.ts'
import { OTHER } from '@flou/shared/submissions/fields.ts'

/** Errors at fields whose city does not belong to the chosen province; other cities are typed into another field. */
export function checkPlaces({ fields }: Submission, values: FormValues): Record<string, string> {
  const wrong = Object.entries(fields).filter(([name, { kind }]) => {
    const city = kind === 'city' ? String(values[name]) : ''
    return city !== '' && city !== OTHER && !citiesOf(String(values['state']))?.includes(city)
  })
  return Object.fromEntries(wrong.map(([name]) => [name, 'invalid']))
}
