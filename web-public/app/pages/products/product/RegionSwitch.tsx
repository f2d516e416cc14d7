import { useEffect, useRef } from 'react'
import { productTexts } from '../../../texts/pages/products.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import styles from './RegionSwitch.module.css'

const KEY = 'price-region'

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function remember(region: string): void {
  try {
    localStorage.setItem(KEY, region)
  } catch {
    // the choice lasts as long as the page
  }
}

const MAX_REGIONS = 8

/** Chooses the region whose prices phones show; the style sheet hides the others, without script too. */
export function RegionSwitch({ regions }: { regions: readonly string[] }) {
  const { t } = useTexts(productTexts)
  const box = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const region = remembered()
    for (const input of box.current?.querySelectorAll('input') ?? [])
      if (input.value === region) input.checked = true
  }, [])
  if (regions.length < 2 || regions.length > MAX_REGIONS) return null
  return (
    <fieldset ref={box} className={`no-print ${styles['switch']}`}>
      <legend>{t('region')}</legend>
      {regions.map((region, index) => (
        <label key={region}>
          <input
            type="radio"
            name="price-region"
            value={region}
            data-pick={index}
            defaultChecked={index === 0}
            onChange={() => remember(region)}
          />
          {region}
        </label>
      ))}
    </fieldset>
  )
}
