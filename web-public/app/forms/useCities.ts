import { OTHER } from '@flou/shared/submissions/fields.ts'
import { useCallback, useEffect, useState, type RefObject } from 'react'

/** The part with all cities is fetched when the first province is chosen. */
const loadCities = () => import('@flou/shared/submissions/cities.ts')

const loadedCities = async (state: string): Promise<readonly string[]> => {
  if (state === '' || state === OTHER) return []
  const { citiesOf } = await loadCities()
  return citiesOf(state) ?? []
}

const NONE = { cities: [], city: '' } as const

/**
 * The cities of the province that is chosen in a form.
 * @returns `choose`, which gives a province's cities to the form and then chooses one of them
 */
export function useCities(formRef: RefObject<HTMLFormElement | null>) {
  const [{ cities, city: wanted }, setChoice] = useState<{ cities: readonly string[]; city: string }>(NONE)
  useEffect(() => {
    const select = formRef.current?.elements.namedItem('city')
    if (select instanceof HTMLSelectElement && wanted !== '') select.value = wanted
  }, [wanted, formRef])
  const choose = useCallback(async (state: string, city = '') => {
    // without the list the city is typed, as by who lives elsewhere
    const found = await loadedCities(state).catch(() => [])
    setChoice({ cities: found, city: state === OTHER ? OTHER : city })
  }, [])
  return { cities, choose }
}
