import { Fold } from '../../elements/Fold.tsx'
import { Picture } from '../../elements/Picture.tsx'
import { RichText } from '../../elements/RichText.tsx'
import { networkTexts } from '../../texts/sections/network.ts'
import { useTexts } from '../../texts/useTexts.ts'
import type { NetworkLocation } from './readNetwork.ts'
import styles from './NetworkMap.module.css'

function LocationItem({
  location: { anchor, title, content, region, media, lang },
}: {
  location: NetworkLocation
}) {
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
  locations: readonly NetworkLocation[]
  isRegions?: boolean
}

function List({ heading, locations, isRegions = false }: ListProps) {
  if (locations.length === 0) return null
  return (
    <Fold
      className={styles['list']}
      isOpen={isRegions}
      heading={<h4 className={styles['heading']}>{heading}</h4>}
    >
      <ul className={styles['places']} data-regions={isRegions || undefined}>
        {locations.map((location) => (
          <LocationItem key={location.anchor} location={location} />
        ))}
      </ul>
    </Fold>
  )
}

export function Regions({ locations }: { locations: readonly NetworkLocation[] }) {
  const { t } = useTexts(networkTexts)
  return <List heading={t('regions')} locations={locations.filter(({ isRegion }) => isRegion)} isRegions />
}

export function EdgeLocations({ locations }: { locations: readonly NetworkLocation[] }) {
  const { t } = useTexts(networkTexts)
  return <List heading={t('edges')} locations={locations.filter(({ isRegion }) => !isRegion)} />
}
