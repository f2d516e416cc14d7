import { OTHER_LOCATION } from '@flou/shared/forms/fields.ts'
import { useCallback, useEffect, useState, type RefObject } from 'react'

/** Loaded when the first province is selected. */
const loadCities = () => import('@flou/shared/forms/cities.ts')

const loadedCities = async (province: string): Promise<readonly string[]> => {
  if (province === '' || province === OTHER_LOCATION) return []
  const { citiesOf } = await loadCities()
  return citiesOf(province) ?? []
}

const NONE = { cities: [], city: '' } as const

export function useCities(formRef: RefObject<HTMLFormElement | null>) {
  const [{ cities, city: selectedCity }, setChoice] = useState<{ cities: readonly string[]; city: string }>(
    NONE,
  )
  useEffect(() => {
    const select = formRef.current?.elements.namedItem('city')
    if (select instanceof HTMLSelectElement && selectedCity !== '') select.value = selectedCity
  }, [selectedCity, formRef])
  const choose = useCallback(async (province: string, city = '') => {
    // without the list, the city is a text field
    const found = await loadedCities(province).catch(() => [])
    setChoice({ cities: found, city: province === OTHER_LOCATION ? OTHER_LOCATION : city })
  }, [])
  return { cities, choose }
}
