import { Picture } from '../../elements/Picture.tsx'
import { RichText } from '../../elements/RichText.tsx'
import { useNetworkTexts } from './networkTexts.ts'
import type { NetworkPlace } from './readNetwork.ts'
import styles from './NetworkMap.module.css'

function Place({ place: { anchor, title, content, region, media, lang } }: { place: NetworkPlace }) {
  return (
    <li id={anchor} lang={lang} className={styles['place']}>
      {media && <Picture media={media} isDecorative sizes="40px" className={styles['icon']} />}
      <div>
        <strong>{title}</strong>
        {region !== undefined && <span className={styles['region']}> {region}</span>}
        <RichText html={content} className={styles['facts']} />
      </div>
    </li>
  )
}

interface ListProps {
  heading: string
  places: readonly NetworkPlace[]
  isRegions?: boolean
}

function List({ heading, places, isRegions = false }: ListProps) {
  if (places.length === 0) return null
  return (
    <div className={styles['list']}>
      <h4 className={styles['heading']}>{heading}</h4>
      <ul className={styles['places']} data-regions={isRegions || undefined}>
        {places.map((place) => (
          <Place key={place.anchor} place={place} />
        ))}
      </ul>
    </div>
  )
}

/** Places where products run. */
export function Regions({ places }: { places: readonly NetworkPlace[] }) {
  const { t } = useNetworkTexts()
  return <List heading={t('regions')} places={places.filter(({ isRegion }) => isRegion)} isRegions />
}

/** Places that only bring visitors to a region. */
export function EdgeLocations({ places }: { places: readonly NetworkPlace[] }) {
  const { t } = useNetworkTexts()
  return <List heading={t('edges')} places={places.filter(({ isRegion }) => !isRegion)} />
}
